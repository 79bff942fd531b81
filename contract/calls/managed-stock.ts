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

/** The reservations of a SKU, and the recent movements of its stock. */
export const StockHistory = z.object({
  reservations: z.array(
    z.object({
      /** The order with the reservation; null for the manual one. */
      orderId: z.nullable(z.string()),
      quantity: z.int(),
      since: Instant,
      /** The time when the reservation of an unpaid order expires. */
      until: z.nullable(Instant),
    }),
  ),
  /** Newest first. */
  movements: z.array(
    z.object({
      id: Id,
      at: Instant,
      reason: z.enum(MOVEMENT_REASONS),
      /** The reason that the person entered; null if none was required. */
      note: z.nullable(z.string()),
      quantityChange: z.int(),
      reservedChange: z.int(),
      orderId: z.nullable(z.string()),
      by: z.enum(ACTOR_KINDS),
      /** The staff member who made the change, if the requesting user may see it. */
      name: z.nullable(z.string()),
    }),
  ),
});
export type StockHistory = z.output<typeof StockHistory>;
