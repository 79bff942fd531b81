import * as z from 'zod/mini';
import { SignedSum } from './wire.ts';

/** The periods of a chart: the hours of today, 30 days, 12 weeks, 12 months, 5 years. */
export const REVENUE_TYPES = ['today', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type RevenueType = (typeof REVENUE_TYPES)[number];

/** The net sales of a period: paid amounts with GST less refunds, by order day. */
export const RevenuePoint = z.object({
  /** The first day of the period in Kolkata, `2026-11-20`; for today the hour, `2026-11-20 13`. */
  period: z.string(),
  revenue: SignedSum,
  orders: z.int(),
});
export type RevenuePoint = z.output<typeof RevenuePoint>;
