import * as z from 'zod/mini';
import { PLANNED_PRICE_ENDS, PLANNED_PRICE_STATUSES } from '../states/planned-price.ts';
import { namedOnce } from './lists.ts';
import { MOST_PRICED, PRICED_FAULT } from './skus.ts';
import { Id, Instant, Rupees, wholeCheck } from './wire.ts';

/** Plans a selling price for each of several SKUs, all or none. Each names the version that was read. */
export const PlanPrices = z
  .object({
    from: Instant,
    /** The former price returns then. Null: the price stays. */
    until: z.nullable(Instant),
    prices: namedOnce(
      z
        .array(
          z.object({
            id: Id,
            version: z.int(),
            sellingPrice: Rupees.check(z.refine((price) => price > 0, 'The selling price must be above 0')),
          }),
        )
        .check(z.minLength(1, PRICED_FAULT), z.maxLength(MOST_PRICED, PRICED_FAULT)),
      'SKU',
      'id',
    ),
  })
  .check(
    wholeCheck(({ from, until }, fault) => {
      if (until !== null && until <= from) fault('The end must be after the beginning', 'until');
    }),
  );
export type PlanPrices = z.output<typeof PlanPrices>;

export const CancelPlannedPrice = z.object({ version: z.optional(z.int()) });
export type CancelPlannedPrice = z.output<typeof CancelPlannedPrice>;

/** A selling price for a time to come, for the console. */
export const PlannedPrice = z.object({
  id: Id,
  skuId: Id,
  skuCode: z.string(),
  skuName: z.string(),
  sellerId: Id,
  sellerName: z.string(),
  sellingPrice: Rupees,
  /** The MRP and the selling price of the SKU now. */
  mrpPrice: Rupees,
  presentPrice: Rupees,
  /** The selling price before it began; null until then. */
  formerPrice: z.nullable(Rupees),
  from: Instant,
  until: z.nullable(Instant),
  status: z.enum(PLANNED_PRICE_STATUSES),
  endedAs: z.nullable(z.enum(PLANNED_PRICE_ENDS)),
  endedAt: z.nullable(Instant),
  updatedAt: Instant,
  version: z.int(),
});
export type PlannedPrice = z.output<typeof PlannedPrice>;
