import * as z from 'zod/mini';
import { FeeRates, OwnCommission, PlanFeeRate, WithdrawFeeRate } from '#contract/calls/fee-rates.ts';
import { feeRatesOf, ownCommission, planFeeRate, withdrawFeeRate } from '../../domain/money/fee-rates/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';

const PATH = '/api/admin/fee-rates';
const who = ['admin'] as const;

export const feeRateCalls = [
  call({
    method: 'GET',
    path: PATH,
    summary:
      'Rates of commission, also by category, of GST on fees, of TCS and TDS, with their days; or the commission of one seller.',
    who,
    may: 'settings.read',
    query: z.object({ sellerId: z.optional(z.coerce.number().check(z.int())) }),
    answer: json(FeeRates),
    run: (shop, _, { query: { sellerId } }) => feeRatesOf(shop, sellerId ?? null),
  }),
  call({
    method: 'POST',
    path: PATH,
    summary: 'Lets a rate hold from a day on that has not begun.',
    who,
    may: 'settings.write',
    body: PlanFeeRate,
    answer: json(FeeRates),
    refuses: ['FEE_RATE_TAKEN', 'SELLER_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
    run: (shop, admin, { body }) => planFeeRate(shop, admin, body),
    again: (shop, _, { body }) => feeRatesOf(shop, body.sellerId),
  }),
  call({
    method: 'PUT',
    path: `${PATH}/:id{[0-9]+}`,
    summary: 'Takes back a rate that has not begun.',
    who,
    may: 'settings.write',
    params: z.object({ id: IdParam }),
    body: WithdrawFeeRate,
    answer: json(FeeRates),
    refuses: ['FEE_RATE_NOT_FOUND', 'FEE_RATE_HAS_BEGUN'],
    run: (shop, admin, { params, body }) => withdrawFeeRate(shop, admin, params.id, body),
  }),
  call({
    method: 'GET',
    path: '/api/admin/own-commission',
    summary: 'The commission the seller is charged today: for all its goods, and for those of some categories.',
    who: ['seller'],
    may: 'payouts.read',
    answer: json(OwnCommission),
    run: (shop, seller) => ownCommission(shop, seller),
  }),
];
