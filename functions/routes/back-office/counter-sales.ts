import * as z from 'zod/mini';
import { BankCash, CashTaken, PlaceCounterSale, QuoteCounterSale } from '#contract/calls/counter-sales.ts';
import { ManagedOrder, PlacedOrder } from '#contract/calls/orders.ts';
import { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { bankCash, readCashTaken } from '../../domain/money/cash-taken/index.ts';
import { handOver, placeCounterSale, placedOrder, quoteCounterSale } from '../../domain/orders/orders/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';

const ADMIN = ['admin'] as const;

export const counterSaleCalls = [
  call({
    method: 'POST',
    path: '/api/admin/counter-sales/quote',
    summary: 'What a sale over the counter costs. Nothing is stored.',
    who: ADMIN,
    may: 'orders.place',
    body: QuoteCounterSale,
    answer: json(StaffOrderQuote),
    refuses: ['STAFF_DISCOUNT_TOO_HIGH'],
    run: (shop, admin, { body }) => quoteCounterSale(shop, admin, body),
  }),
  call({
    method: 'POST',
    path: '/api/admin/counter-sales',
    summary: 'Sells goods over the counter: paid in cash they are handed over; once for each Idempotency-Key.',
    who: ADMIN,
    may: 'orders.place',
    body: PlaceCounterSale,
    answer: json(PlacedOrder),
    refuses: [
      'SKU_NOT_FOUND',
      'SIZE_UNKNOWN',
      'STAFF_DISCOUNT_TOO_HIGH',
      'ORDER_TOO_DEAR',
      'OUT_OF_STOCK',
      'QUANTITY_CUT',
      'PREPAID_NOT_OFFERED',
      'PREPAID_TOO_SMALL',
      'PRICE_CHANGED',
      'COUPON_NOT_VALID',
      'COUPON_NOT_STARTED',
      'COUPON_ENDED',
      'COUPON_USED_UP',
      'COUPON_LIMIT_REACHED',
      'CHECKOUT_NO_PAYMENT_LINK',
      'ACCOUNT_BLOCKED',
    ],
    run: (shop, admin, { body }) => placeCounterSale(shop, admin, body),
    again: (shop, _, __, number) => placedOrder(shop, number),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/counter-sales/:id{[0-9]+}/hand-over',
    summary: 'Hands over the goods of a counter sale that was paid online.',
    who: ADMIN,
    may: 'orders.place',
    params: z.object({ id: IdParam }),
    answer: json(ManagedOrder),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_NOT_AT_COUNTER', 'ORDER_NOT_PAID', 'ORDER_STATUS_ILLEGAL', 'ORDER_MOVED_ON'],
    run: (shop, admin, { params: { id } }) => handOver(shop, admin, id),
  }),
  call({
    method: 'GET',
    path: '/api/admin/cash-taken',
    summary: 'The cash that staff took over the counter, by day and person, and what of it is in the bank.',
    who: ADMIN,
    may: 'payouts.read',
    answer: json(z.array(CashTaken)),
    run: (shop) => readCashTaken(shop),
  }),
  call({
    method: 'POST',
    path: '/api/admin/cash-taken/bank',
    summary: "Notes that a person's cash of a day is in the bank.",
    who: ADMIN,
    may: 'remittances.write',
    body: BankCash,
    answer: json(z.array(CashTaken)),
    refuses: ['CASH_CHANGED'],
    run: (shop, admin, { body }) => bankCash(shop, admin, body),
    again: (shop) => readCashTaken(shop),
  }),
];
