import * as z from 'zod/mini';
import { Id, Instant } from './wire.ts';

export const STOCK_UPDATE_TYPES = ['increase', 'decrease', 'reserve', 'release'] as const;
export type StockUpdateType = (typeof STOCK_UPDATE_TYPES)[number];
/** More than any shop keeps of one piece; keeps sums far from overflow. */
export const MAX_STOCK = 10_00_000;

const FAULT = 'Please enter a whole number of pieces, at least 1';
export const StockUpdate = z.object({
  quantity: z.int(FAULT).check(z.minimum(1, FAULT), z.maximum(MAX_STOCK, 'Please enter at most 10,00,000 pieces')),
});
export type StockUpdate = z.output<typeof StockUpdate>;

export const InventoryItem = z.object({
  id: Id,
  skuId: Id,
  sellerId: Id,
  /** All pieces of the SKU in the house. */
  quantity: z.int(),
  /** Held by orders or by hand. */
  reservedQuantity: z.int(),
  /** Of these, held by hand: what `release` can give back. */
  heldByHand: z.int(),
  availableQuantity: z.int(),
  location: z.nullable(z.string()),
  lastUpdated: Instant,
  version: z.int(),
});
export type InventoryItem = z.output<typeof InventoryItem>;
