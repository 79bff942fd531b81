import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import { Analytics, FIGURE_DAYS, Overview } from '#contract/calls/figures.ts';
import { json } from '../../http/answers.ts';
import { readAnalytics, readOverview } from '../../domain/money/figures/index.ts';
import { call } from '../call.ts';

const query = z.object({ days: z._default(z.enum(FIGURE_DAYS), '30') });

export const overviewCalls = [
  call({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'Sales of 7, 30 or 90 days by day, beside those before: of one seller, or of all.',
    who: RESOURCES.overview.who,
    may: RESOURCES.overview.read,
    query,
    answer: json(Overview),
    run: (shop, staff, { query: { days } }) => readOverview(shop, staff, days),
  }),
];

export const analyticsCalls = [
  call({
    method: 'GET',
    path: '/api/admin/analytics',
    summary: 'What was sold in 7, 30 or 90 days, where, by which coupon, and what became of it.',
    who: RESOURCES.analytics.who,
    may: RESOURCES.analytics.read,
    query,
    answer: json(Analytics),
    run: (shop, staff, { query: { days } }) => readAnalytics(shop, staff, days),
  }),
];
