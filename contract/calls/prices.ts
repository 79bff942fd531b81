import * as z from 'zod/mini';
import { ACTOR_KINDS } from './permissions.ts';
import { Id, Instant, Rupees } from './wire.ts';

/** The ways a price is set. `earlier` is the price of a SKU at the time when the history began. */
export const PRICE_WAYS = ['created', 'form', 'bulk', 'file', 'schedule', 'earlier'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** The prices of a SKU, newest first. The first one is charged now. */
export const PriceHistory = z.object({
  prices: z.array(
    z.object({
      id: Id,
      /** The time from which the price is charged. */
      at: Instant,
      mrpPrice: Rupees,
      sellingPrice: Rupees,
      way: z.enum(PRICE_WAYS),
      by: z.enum(ACTOR_KINDS),
      /** The staff member who set the price, if the requesting user may see it. */
      name: z.nullable(z.string()),
    }),
  ),
});
export type PriceHistory = z.output<typeof PriceHistory>;
