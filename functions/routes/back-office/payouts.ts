import * as z from 'zod/mini';
import { RESOURCES } from '#contract/calls/resources.ts';
import { MovePayout, OrderSums, Payout, PayoutPreview, RunPayouts, Transaction } from '#contract/calls/payouts.ts';
import { Day } from '#contract/calls/wire.ts';
import { ENTRY_KINDS, OWED_STATES } from '#contract/shop/ledger.ts';
import { PAYOUT_STATUSES } from '#contract/states/payout.ts';
import {
  managedOrderSums,
  managedPayouts,
  managedTransactions,
  movePayout,
  previewPayouts,
  readPayouts,
  runPayouts,
} from '../../domain/money/payouts/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { ORDER_SUM_COLUMNS } from './columns.ts';
import { csvOf, resource } from './simple-rest.ts';

const { changedBy: who, read, change } = RESOURCES.payouts;

export const managedPayoutCalls = [
  call({
    method: 'GET',
    path: '/api/admin/payouts/preview',
    summary: 'What a run of payouts would pay now, seller by seller, and who is not paid and why.',
    who,
    may: read,
    answer: json(PayoutPreview),
    run: (shop) => previewPayouts(shop),
  }),
  call({
    method: 'POST',
    path: '/api/admin/payouts',
    summary: 'Makes a payout for each of these sellers, of all that is payable to it.',
    who,
    may: change,
    body: RunPayouts,
    answer: json(z.array(Payout)),
    refuses: ['PAYOUT_CHANGED'],
    run: (shop, admin, { body }) => runPayouts(shop, admin, body),
    again: (shop, admin, _, reference) => readPayouts(shop, admin, reference.split(',')),
  }),
  ...resource({
    name: 'payouts',
    row: Payout,
    rows: managedPayouts,
    sortedBy: { by: 'id', descending: true },
    filters: { status: z.enum(PAYOUT_STATUSES), sellerId: z.int(), isUnderWay: z.boolean() },
  }),
  call({
    method: 'PUT',
    path: '/api/admin/payouts/:id{[0-9]+}',
    summary: 'Moves a payout to another status.',
    who,
    may: change,
    params: z.object({ id: IdParam }),
    body: MovePayout,
    answer: json(Payout),
    refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_MOVE_ILLEGAL', 'PAYOUT_HELD'],
    current: Payout,
    run: (shop, admin, { params: { id }, body }) => movePayout(shop, admin, id, body),
    again: (shop, admin, { params: { id } }) => managedPayouts.one(shop, admin, id),
  }),
];

export const managedTransactionCalls = resource({
  name: 'transactions',
  row: Transaction,
  rows: managedTransactions,
  sortedBy: { by: 'id', descending: true },
  filters: {
    kind: z.enum(ENTRY_KINDS),
    sellerId: z.int(),
    orderId: z.int(),
    payoutId: z.int(),
    feePaperId: z.int(),
    owed: z.enum(OWED_STATES),
    from: Day,
    to: Day,
  },
});

export const managedOrderSumCalls = resource({
  name: 'order-sums',
  row: OrderSums,
  rows: managedOrderSums,
  exported: csvOf(managedOrderSums, ORDER_SUM_COLUMNS),
  sortedBy: { by: 'id', descending: true },
  filters: { sellerId: z.int(), from: Day, to: Day },
});
