import * as z from 'zod/mini';
import { Balance, MovePayout, Payout, PayoutAccount, PayoutStatement, Transaction } from '#contract/calls/payouts.ts';
import { Day } from '#contract/calls/wire.ts';
import { ENTRY_KINDS } from '#contract/shop/ledger.ts';
import { PAYOUT_STATUSES } from '#contract/states/payout.ts';
import {
  managedPayouts,
  managedTransactions,
  movePayout,
  openPayoutAccount,
  printStatement,
  readBalance,
  readStatement,
} from '../domain/money/payouts/index.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { Shop } from '../domain/shop.ts';
import { PDF, json } from '../http/answers.ts';
import { IdParam, WithHeaders } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const SELLER = ['seller'] as const;
const ADMIN = ['admin'] as const;
const STAFF = ['seller', 'admin'] as const;
const NEWEST_FIRST = { by: 'id', descending: true } as const;
const params = z.object({ id: IdParam });
const ListQuery = z.object({
  range: Range,
  kind: z.optional(z.enum(ENTRY_KINDS)),
  from: z.optional(Day),
  to: z.optional(Day),
});

async function listTransactions(shop: Shop, staff: Staff, { range, ...filter }: z.output<typeof ListQuery>) {
  const rows = rowsAsked(range);
  return answerRows(
    'transactions',
    rows,
    await managedTransactions.list(shop, staff, { filter, sort: NEWEST_FIRST, ...rows }),
  );
}

export const payoutCalls = [
  call({
    method: 'GET',
    path: '/api/payouts/seller',
    summary: `The seller's payouts, newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: SELLER,
    may: 'payouts.read',
    query: z.object({ range: Range, status: z.optional(z.enum(PAYOUT_STATUSES)) }),
    answer: json(z.array(Payout)),
    async run(shop, seller, { query: { range, status } }) {
      const rows = rowsAsked(range);
      const input = { filter: { status }, sort: NEWEST_FIRST, ...rows };
      return answerRows('payouts', rows, await managedPayouts.list(shop, seller, input));
    },
  }),
  call({
    method: 'GET',
    path: '/api/payouts/balance',
    summary: 'What the seller is owed: what is pending and why, payable, on its way, and paid.',
    who: SELLER,
    may: 'payouts.read',
    answer: json(Balance),
    run: (shop, seller) => readBalance(shop, seller),
  }),
  call({
    method: 'GET',
    path: '/api/payouts/:id{[0-9]+}',
    summary: 'One payout.',
    who: STAFF,
    may: 'payouts.read',
    params,
    answer: json(Payout),
    refuses: ['PAYOUT_NOT_FOUND'],
    run: (shop, staff, { params: { id } }) => managedPayouts.one(shop, staff, id),
  }),
  call({
    method: 'GET',
    path: '/api/payouts/:id{[0-9]+}/statement',
    summary: 'The statement of a payout: all entries it is made of.',
    who: STAFF,
    may: 'payouts.read',
    params,
    answer: json(PayoutStatement),
    refuses: ['PAYOUT_NOT_FOUND'],
    run: (shop, staff, { params: { id } }) => readStatement(shop, staff, id),
  }),
  call({
    method: 'GET',
    path: '/api/payouts/:id{[0-9]+}/statement/download',
    summary: 'The statement of a payout as a PDF: opening balance, what is paid by kind and by order, closing balance.',
    who: STAFF,
    may: 'payouts.read',
    limit: 'write',
    params,
    answer: PDF,
    refuses: ['COMPANY_INCOMPLETE', 'PAYOUT_NOT_FOUND'],
    async run(shop, staff, { params: { id } }) {
      const { statement, policy } = await printStatement(shop, staff, id);
      return new WithHeaders(await shop.renderDocuments([statement], policy), {
        'Content-Disposition': `attachment; filename="payout-${statement.number}.pdf"`,
      });
    },
  }),
  call({
    method: 'PUT',
    path: '/api/payouts/:id{[0-9]+}/status',
    summary: 'Moves a payout to another status.',
    who: ADMIN,
    may: 'payouts.run',
    params,
    query: z.extend(z.omit(MovePayout, { version: true }), { status: z.optional(z.enum(PAYOUT_STATUSES)) }),
    answer: json(Payout),
    refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_MOVE_ILLEGAL', 'PAYOUT_HELD'],
    current: Payout,
    run: (shop, admin, { params: { id }, query }) => movePayout(shop, admin, id, query),
    again: (shop, admin, { params: { id } }) => managedPayouts.one(shop, admin, id),
  }),
  call({
    method: 'GET',
    path: '/api/admin/payouts/:id{[0-9]+}/account',
    summary: 'Where a payout is to be transferred to, in full.',
    who: ADMIN,
    may: 'payouts.run',
    limit: 'write',
    params,
    answer: json(PayoutAccount),
    refuses: ['PAYOUT_NOT_FOUND', 'PAYOUT_ACCOUNT_UNREADABLE'],
    run: (shop, admin, { params: { id } }) => openPayoutAccount(shop, admin, id),
  }),
  call({
    method: 'GET',
    path: '/api/transactions/seller',
    summary: `The seller's entries of the ledger, newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: SELLER,
    may: 'payouts.read',
    query: ListQuery,
    answer: json(z.array(Transaction)),
    run: (shop, seller, { query }) => listTransactions(shop, seller, query),
  }),
  call({
    method: 'GET',
    path: '/api/transactions',
    summary: `All entries of the ledger, newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: ADMIN,
    may: 'payouts.read',
    query: ListQuery,
    answer: json(z.array(Transaction)),
    run: (shop, admin, { query }) => listTransactions(shop, admin, query),
  }),
];
