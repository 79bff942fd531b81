import * as z from 'zod/mini';
import { REVENUE_TYPES, RevenuePoint } from '#contract/calls/revenue.ts';
import { json } from '../http/answers.ts';
import { revenueChart } from '../domain/money/figures/index.ts';
import { call } from './call.ts';

export const revenueCalls = [
  call({
    method: 'GET',
    path: '/api/seller/revenue/chart',
    summary: "The seller's net sales over time: today by the hour, 30 days, 12 weeks, 12 months or 5 years.",
    who: ['seller'] as const,
    may: 'payouts.read',
    query: z.object({ type: z._default(z.enum(REVENUE_TYPES), 'daily') }),
    answer: json(z.array(RevenuePoint)),
    run: (shop, seller, { query: { type } }) => revenueChart(shop, seller, type),
  }),
];
