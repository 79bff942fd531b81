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

/** What became of orders: all, and those of them of which something was cancelled, came back, or never arrived. */
const Outcomes = z.object({ all: z.int(), cancelled: z.int(), returned: z.int(), undelivered: z.int() });

/** How a seller does: orders of the last 90 days, how many of them left, and how many of these later than promised. */
export const SellerPerformance = z.object({
  from: Day,
  to: Day,
  outcomes: z.extend(Outcomes, { sent: z.int(), sentLate: z.int() }),
  sales: Sales,
});
export type SellerPerformance = z.output<typeof SellerPerformance>;

/** Visits of the shop, and the orders of the same days that were sold. */
const Conversion = z.object({ visits: z.int(), orders: z.int() });

/** What was sold in a span, where, by which coupon, and what became of it. */
export const Analytics = z.object({
  from: Day,
  to: Day,
  /** Of orders placed in the span, and in the span before it, which is as long. */
  outcomes: Outcomes,
  before: Outcomes,
  /** Of the span and the one before it; for the house alone. Visits are counted while the shop shows its visitors. */
  conversion: z.nullable(z.object({ now: Conversion, before: Conversion })),
  /** The ten that brought most. */
  products: z.array(z.extend(Sales, { productId: Id, name: z.string(), pieces: z.int() })),
  states: z.array(z.extend(Sales, { state: z.string() })),
  coupons: z.array(z.object({ code: z.string(), orders: z.int(), discount: SignedSum })),
  /** Products whose orders do not end well, and PIN codes they go to, the most of them first. */
  troubled: z.array(z.extend(Outcomes, { productId: Id, name: z.string() })),
  pinCodes: z.array(z.extend(Outcomes, { pinCode: z.string(), city: z.string() })),
  /** What shoppers searched for in vain, the most of it first; for the house alone. Words, and nothing of who asked. */
  searches: z.array(z.object({ query: z.string(), searches: z.int(), inVain: z.int() })),
});
export type Analytics = z.output<typeof Analytics>;
