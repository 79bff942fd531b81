import * as z from 'zod/mini';
import { Day, Id, SignedSum } from './wire.ts';

/** Spans the figures of the console are asked for, in days up to today. */
export const FIGURE_DAYS = ['7', '30', '90'] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Net sales with GST by the day of the order, less what went back: orders that are paid, or in cash and not cancelled. */
const Sales = z.object({ revenue: SignedSum, orders: z.int() });

/** Sales of a span beside those of the span before it, which is as long. */
export const Overview = z.object({
  from: Day,
  to: Day,
  sales: Sales,
  before: Sales,
  points: z.array(z.extend(Sales, { day: Day })),
});
export type Overview = z.output<typeof Overview>;

/** How a seller does: parts of orders of the last 90 days, and how many of those that left did so in time. */
export const SellerPerformance = z.object({
  from: Day,
  to: Day,
  consignments: z.object({ all: z.int(), cancelled: z.int(), returned: z.int(), undelivered: z.int() }),
  sales: Sales,
  /** Null where too few left to tell. */
  dispatch: z.nullable(z.object({ parcels: z.int(), onTime: z.int() })),
});
export type SellerPerformance = z.output<typeof SellerPerformance>;

/** What was sold in a span, where, by which coupon, and what became of it. */
export const Analytics = z.object({
  from: Day,
  to: Day,
  /** Consignments of orders placed in the span: all, and those of them that were cancelled, came back, or never arrived. */
  consignments: z.object({ all: z.int(), cancelled: z.int(), returned: z.int(), undelivered: z.int() }),
  /** The ten that brought most. */
  products: z.array(z.extend(Sales, { productId: Id, name: z.string(), pieces: z.int() })),
  states: z.array(z.extend(Sales, { state: z.string() })),
  coupons: z.array(z.object({ code: z.string(), orders: z.int(), discount: SignedSum })),
  /** PIN codes with parcels that never arrived, the most of them first. */
  pinCodes: z.array(z.object({ pinCode: z.string(), city: z.string(), consignments: z.int(), undelivered: z.int() })),
  /** What shoppers searched for in vain, the most of it first; for the house alone. Words, and nothing of who asked. */
  searches: z.array(z.object({ query: z.string(), searches: z.int(), inVain: z.int() })),
});
export type Analytics = z.output<typeof Analytics>;
