import * as z from 'zod/mini';
import { ORDER_SOURCE_KINDS } from '../shop/order-source.ts';
import { Day, Id, SignedSum } from './wire.ts';

/** The periods of the console's figures, in days up to today. */
export const FIGURE_DAYS = ['7', '30', '90'] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Net sales with GST by order day, less returns: paid orders, and cash orders that are not cancelled. */
const Sales = z.object({ revenue: SignedSum, orders: z.int() });

/** The sales of a period and of the equally long period before it. */
export const Overview = z.object({
  from: Day,
  to: Day,
  sales: Sales,
  before: Sales,
  points: z.array(z.extend(Sales, { day: Day })),
});
export type Overview = z.output<typeof Overview>;

/** Orders by outcome: all, and those with cancelled, returned or undelivered items. */
const Outcomes = z.object({ all: z.int(), cancelled: z.int(), returned: z.int(), undelivered: z.int() });

/** A seller's performance: orders of the last 90 days, those shipped, and those shipped late. */
export const SellerPerformance = z.object({
  from: Day,
  to: Day,
  outcomes: z.extend(Outcomes, { sent: z.int(), sentLate: z.int() }),
  sales: Sales,
});
export type SellerPerformance = z.output<typeof SellerPerformance>;

/** Visits to the shop, and orders placed on the same days that count as sales. */
const Conversion = z.object({ visits: z.int(), orders: z.int() });

/** The sales of a period by place and coupon, and the outcomes of its orders. */
export const Analytics = z.object({
  from: Day,
  to: Day,
  /** Of orders placed in the period, and in the equally long period before it. */
  outcomes: Outcomes,
  before: Outcomes,
  /** For this period and the one before it; admins only. Visits are counted while the shop shows visitor numbers. */
  conversion: z.nullable(z.object({ now: Conversion, before: Conversion })),
  /** The ten products with the highest revenue. */
  products: z.array(z.extend(Sales, { productId: Id, name: z.string(), pieces: z.int() })),
  states: z.array(z.extend(Sales, { state: z.string() })),
  /** Where the visits of the orders began, by net sales; admins only. Orders that do not tell it are left out. */
  sources: z.array(z.extend(Sales, { kind: z.enum(ORDER_SOURCE_KINDS), name: z.string() })),
  coupons: z.array(z.object({ code: z.string(), orders: z.int(), discount: SignedSum })),
  /** Products and PIN codes with the most orders that end badly, in descending order. */
  troubled: z.array(z.extend(Outcomes, { productId: Id, name: z.string() })),
  pinCodes: z.array(z.extend(Outcomes, { pinCode: z.string(), city: z.string() })),
  /**
   * The most frequent searches without results, in descending order; admins only. Contains no data of the searchers.
   */
  searches: z.array(z.object({ query: z.string(), searches: z.int(), inVain: z.int() })),
});
export type Analytics = z.output<typeof Analytics>;
