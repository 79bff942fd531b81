import * as z from 'zod/mini';
import { addedUp } from './lists.ts';
import { Id, Instant, line, prose } from './wire.ts';

export const STOCK_UPDATE_TYPES = ['increase', 'decrease', 'reserve', 'release'] as const;
export type StockUpdateType = (typeof STOCK_UPDATE_TYPES)[number];
/** More than any realistic stock of a SKU; prevents overflow of sums. */
export const MAX_STOCK = 10_00_000;

/** The reasons for a change of a SKU's counters. */
export const MOVEMENT_REASONS = [
  'opened',
  'counted',
  /** A stock take from a file. */
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
  /** All pieces of the SKU in stock. */
  quantity: z.int(),
  /** Reserved by orders or manually. */
  reservedQuantity: z.int(),
  /** Of these, reserved manually: the most that `release` can free. */
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
  /** The total reservation; the part beyond the orders' reservations is manual. */
  reservedQuantity: pieces('Reserved quantity'),
  location: z.nullable(line('Location', 60)),
  /** Must be the SKU's seller if present. */
  sellerId: z.optional(Id),
};

/** Starts the stock keeping of a SKU. The available quantity is computed; a value in the input is ignored. */
export const CreateStock = z.object({
  ...stockFields,
  skuId: z.int('Please choose a SKU').check(z.positive('Please choose a SKU')),
  reservedQuantity: z._default(stockFields.reservedQuantity, 0),
  location: z._default(stockFields.location, null),
});
export type CreateStock = z.output<typeof CreateStock>;

/** Absent fields stay unchanged. The SKU cannot change. */
export const ChangeStock = z.partial(z.object({ ...stockFields, skuId: Id, version: z.int() }));
export type ChangeStock = z.output<typeof ChangeStock>;

/** The maximum number of SKUs per request to move or count. */
export const MOST_MOVED = 100;
const MOVED_FAULT = `Please choose 1 to ${MOST_MOVED} SKUs at once`;
const CHANGE_FAULT = 'A change must be a whole number of pieces, up to 10,00,000, and not 0';
const WHY_FAULT = 'Please give a reason';

/** Changes the stock of several SKUs, by stock id: all or none. */
export const MoveStocks = z.object({
  moves: addedUp(
    z
      .array(
        z.object({
          id: Id,
          /** Pieces added, or removed if negative. */
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
  /** Whether pieces were added or removed, or the stock was counted. */
  why: z.enum(['moved', 'counted'], 'Why the stock changes must be moved or counted'),
  /** Stored in the stock history and the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', WHY_FAULT).check(z.minLength(1, WHY_FAULT)),
});
export type MoveStocks = z.output<typeof MoveStocks>;
