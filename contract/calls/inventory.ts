import * as z from 'zod/mini';
import { addedUp } from './lists.ts';
import { Id, Instant, line, prose } from './wire.ts';

export const STOCK_UPDATE_TYPES = ['increase', 'decrease', 'reserve', 'release'] as const;
export type StockUpdateType = (typeof STOCK_UPDATE_TYPES)[number];
/** More than any shop keeps of one piece; keeps sums far from overflow. */
export const MAX_STOCK = 10_00_000;

/** Why a SKU's counters changed. */
export const MOVEMENT_REASONS = [
  'opened',
  'counted',
  /** Counted on the shelf, by a file of many. */
  'stockTake',
  'increase',
  'decrease',
  'reserve',
  'release',
  'ordered',
  'cancelled',
  'dispatched',
  'returned',
  'damaged',
  'writtenOff',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

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

const pieces = (name: string) =>
  z
    .int(`${name} must be a whole number of pieces`)
    .check(z.minimum(0, `${name} must be 0 or more`), z.maximum(MAX_STOCK, 'Please enter at most 10,00,000 pieces'));

const stockFields = {
  quantity: pieces('Quantity'),
  /** All that is held, by orders and by hand; the difference to what orders hold is held by hand. */
  reservedQuantity: pieces('Reserved quantity'),
  location: z.nullable(line('Location', 60)),
  /** Where it is named it must be the SKU's own. */
  sellerId: z.optional(Id),
};

/** Stock of a SKU whose stock is not kept. What is available is computed, whatever is sent. */
export const CreateStock = z.object({
  ...stockFields,
  skuId: z.int('Please choose a SKU').check(z.positive('Please choose a SKU')),
  reservedQuantity: z._default(stockFields.reservedQuantity, 0),
  location: z._default(stockFields.location, null),
});
export type CreateStock = z.output<typeof CreateStock>;

/** What is not named stays. The SKU cannot change. */
export const ChangeStock = z.partial(z.object({ ...stockFields, skuId: Id, version: z.int() }));
export type ChangeStock = z.output<typeof ChangeStock>;

/** So many SKUs are moved or counted by one request. */
export const MOST_MOVED = 100;
const MOVED_FAULT = `Please choose 1 to ${MOST_MOVED} SKUs at once`;
const CHANGE_FAULT = 'A change must be a whole number of pieces, up to 10,00,000, and not 0';
const WHY_FAULT = 'Please give a reason';

/** Changes of the stock of several SKUs, by the ids of their stock: all of them are done, or none. */
export const MoveStocks = z.object({
  moves: addedUp(
    z
      .array(
        z.object({
          id: Id,
          /** Pieces that came in, or with a minus those that are gone. */
          change: z.int(CHANGE_FAULT).check(
            z.minimum(-MAX_STOCK, CHANGE_FAULT),
            z.maximum(MAX_STOCK, CHANGE_FAULT),
            z.refine((change) => change !== 0, CHANGE_FAULT),
          ),
        }),
        MOVED_FAULT,
      )
      .check(z.minLength(1, MOVED_FAULT), z.maxLength(MOST_MOVED, MOVED_FAULT)),
    {
      name: 'id',
      quantity: 'change',
      fault: (sum, first, last) => {
        if (sum === 0) return `The changes of entries ${first} and ${last} come to 0. Please leave them out.`;
        return Math.abs(sum) > MAX_STOCK ? CHANGE_FAULT : undefined;
      },
    },
  ),
  /** Whether pieces came or went, or what is there was counted. */
  why: z.enum(['moved', 'counted'], 'Why the stock changes must be moved or counted'),
  /** For the history of the stock, and the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', WHY_FAULT).check(z.minLength(1, WHY_FAULT)),
});
export type MoveStocks = z.output<typeof MoveStocks>;
