import * as z from 'zod/mini';
import * as messages from '../messages.ts';
import { MOVEMENT_REASONS } from './inventory.ts';
import { ACTOR_KINDS } from './permissions.ts';
import { Id, Instant } from './wire.ts';

export const STOCK_LABELS = [messages.STOCK_IN, messages.STOCK_LOW, messages.STOCK_OUT] as const;

export const ManagedStock = z.object({
  id: Id,
  skuId: Id,
  skuCode: z.string(),
  skuName: z.string(),
  productName: z.string(),
  color: z.string(),
  size: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  quantity: z.int(),
  reservedQuantity: z.int(),
  heldByHand: z.int(),
  availableQuantity: z.int(),
  stockLabel: z.enum(STOCK_LABELS),
  location: z.nullable(z.string()),
  lastUpdated: Instant,
  version: z.int(),
});
export type ManagedStock = z.output<typeof ManagedStock>;

/** What holds pieces of a SKU, and what became of its stock of late. */
export const StockHistory = z.object({
  reservations: z.array(
    z.object({
      /** The order that holds them; none for the hold by hand. */
      orderId: z.nullable(z.string()),
      quantity: z.int(),
      since: Instant,
      /** When the hold of an unpaid order ends by itself. */
      until: z.nullable(Instant),
    }),
  ),
  /** The newest first. */
  movements: z.array(
    z.object({
      id: Id,
      at: Instant,
      reason: z.enum(MOVEMENT_REASONS),
      /** Why, in the words of who did it; null where that was not asked. */
      note: z.nullable(z.string()),
      quantityChange: z.int(),
      reservedChange: z.int(),
      orderId: z.nullable(z.string()),
      by: z.enum(ACTOR_KINDS),
      /** Who of the staff did it, as far as the asker may know. */
      name: z.nullable(z.string()),
    }),
  ),
});
export type StockHistory = z.output<typeof StockHistory>;
