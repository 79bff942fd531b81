import * as z from 'zod/mini';
import {
  AskedReturn,
  AskReturn,
  destinationOf,
  ManagedReturn,
  MoveReturn,
  OpenDestination,
  Return,
  ReturnOptions,
  SetDestination,
} from '#contract/calls/returns.ts';
import { RETURN_STATUSES } from '#contract/states/return.ts';
import {
  askedReturn,
  askReturn,
  listReturns,
  moveReturn,
  nameDestination,
  readReturn,
  returnOptions,
  withdrawReturn,
} from '../domain/orders/returns/index.ts';
import { openDestination } from '../domain/orders/refunds/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const CUSTOMER = ['customer'] as const;
const STAFF = ['seller', 'admin'] as const;
const OWNERS = ['customer', 'seller', 'admin'] as const;
const params = z.object({ id: IdParam });
export const returnCalls = [
  call({
    method: 'POST',
    path: '/api/returns',
    summary: 'Asks to send pieces back, for a refund or an exchange; one return for each parcel they came in.',
    who: CUSTOMER,
    body: AskReturn,
    answer: json(AskedReturn),
    refuses: [
      'ORDER_NOT_FOUND',
      'RETURN_NOT_POSSIBLE',
      'RETURN_VIDEO_MISSING',
      'RETURN_MEDIA_UNKNOWN',
      'RETURN_EXCHANGE_ONE',
      'RETURN_SKU_WRONG',
      'OUT_OF_STOCK',
    ],
    run: (shop, customer, { body }) => askReturn(shop, customer, body),
    again: (shop, customer, _, reference) => askedReturn(shop, customer, reference),
  }),
  call({
    method: 'GET',
    path: '/api/returns',
    summary: `Returns, newest first; ${MAX_ROWS} of them, or those of a range. A customer's own, a seller's, or all.`,
    who: OWNERS,
    may: 'orders.read',
    query: z.object({ range: Range }),
    answer: json(z.array(Return)),
    async run(shop, actor, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('returns', rows, await listReturns(shop, actor, rows));
    },
  }),
  call({
    method: 'GET',
    path: '/api/returns/options',
    summary: 'What may be sent back of an order now, until when, and what comes back for it.',
    who: CUSTOMER,
    query: z.object({ orderId: z.string().check(z.maxLength(40)) }),
    answer: json(ReturnOptions),
    refuses: ['ORDER_NOT_FOUND'],
    run: (shop, customer, { query }) => returnOptions(shop, customer, query.orderId),
  }),
  call({
    method: 'GET',
    path: '/api/returns/:id{[0-9]+}',
    summary: 'One return, with its pictures and films.',
    who: OWNERS,
    may: 'orders.read',
    params,
    answer: json(Return),
    refuses: ['RETURN_NOT_FOUND'],
    run: (shop, actor, { params: { id } }) => readReturn(shop, actor, id),
  }),
  call({
    method: 'PUT',
    path: '/api/returns/:id{[0-9]+}/destination',
    summary: 'Says where the money of a return goes that has no payment to go back to.',
    who: CUSTOMER,
    params,
    body: SetDestination,
    answer: json(Return),
    refuses: ['RETURN_NOT_FOUND', 'RETURN_DESTINATION_FIXED'],
    run: (shop, customer, { params: { id }, body }) =>
      nameDestination(shop, customer, id, destinationOf(body.destination)),
  }),
  call({
    method: 'POST',
    path: '/api/returns/:id{[0-9]+}/withdraw',
    summary: 'Takes a return back whose pieces have not been fetched yet.',
    who: CUSTOMER,
    params,
    answer: json(Return),
    refuses: ['RETURN_NOT_FOUND', 'RETURN_NOT_WITHDRAWN', 'PARCEL_FETCHED'],
    run: (shop, customer, { params: { id } }) => withdrawReturn(shop, customer, id),
  }),
  call({
    method: 'PATCH',
    path: '/api/returns/:id{[0-9]+}/status/:status',
    summary: 'Moves a return one step on.',
    who: STAFF,
    may: 'orders.move',
    params: z.object({ id: IdParam, status: z.enum(RETURN_STATUSES) }),
    body: MoveReturn,
    answer: json(ManagedReturn),
    refuses: [
      'RETURN_NOT_FOUND',
      'RETURN_MOVE_ILLEGAL',
      'RETURN_REASON_MISSING',
      'RETURN_CONDITION_MISSING',
      'RETURN_DESTINATION_MISSING',
    ],
    current: ManagedReturn,
    asksAgain: ({ params: { status } }) => status === 'REFUNDED',
    run: (shop, staff, { params: { id, status }, body }) =>
      moveReturn(shop, staff, { returnId: id, to: status, ...body }),
    again: (shop, staff, { params: { id } }) => readReturn(shop, staff, id),
  }),
  call({
    method: 'GET',
    path: '/api/admin/refunds/:id{[0-9]+}/destination',
    summary: 'Where a refund is to be paid to, in full.',
    who: ['admin'],
    may: 'refunds.pay',
    limit: 'write',
    params,
    answer: json(OpenDestination),
    refuses: ['REFUND_NOT_FOUND', 'REFUND_DESTINATION_UNREADABLE'],
    async run(shop, admin, { params: { id } }) {
      return { upiId: null, accountNumber: null, ifsc: null, name: null, ...(await openDestination(shop, admin, id)) };
    },
  }),
];
