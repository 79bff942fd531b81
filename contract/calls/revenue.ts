import * as z from 'zod/mini';
import { SignedSum } from './wire.ts';

/** Spans of a chart: the hours of today, 30 days, 12 weeks, 12 months, 5 years. */
export const REVENUE_TYPES = ['today', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type RevenueType = (typeof REVENUE_TYPES)[number];

/** Net sales of a period: what was paid with GST, less what went back, by the day of the order. */
export const RevenuePoint = z.object({
  /** The first Kolkata day of the period, `2026-11-20`; of today its hour, `2026-11-20 13`. */
  period: z.string(),
  revenue: SignedSum,
  orders: z.int(),
});
export type RevenuePoint = z.output<typeof RevenuePoint>;
