import * as z from 'zod/mini';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import { CancelledPieces, ManagedOrder, OrderPieces } from '#contract/calls/orders.ts';
import { Id } from '#contract/calls/wire.ts';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import { json } from '../http/answers.ts';
import { archiveOrder, listSellerOrders, moveConsignment, splitConsignment } from '../domain/orders/orders/index.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const SELLER = ['seller'] as const;
const OFF_THE_LIST = { message: 'The order is off your list.' };

export const sellerOrderCalls = [
  call({
    method: 'GET',
    path: '/seller/orders',
    summary: `The seller's part of each order, newest first; ${MAX_ROWS} of them, or those of a range.`,
    who: SELLER,
    may: 'orders.read',
    query: z.object({ range: Range }),
    answer: json(z.array(ManagedOrder)),
    async run(shop, seller, { query }) {
      const rows = rowsAsked(query.range);
      return answerRows('orders', rows, await listSellerOrders(shop, seller, rows));
    },
  }),
  call({
    method: 'PATCH',
    path: '/seller/orders/:id/status/:status',
    summary: "Moves the seller's consignment of an order to another status.",
    who: SELLER,
    may: 'orders.move',
    params: z.object({ id: z.string().check(z.maxLength(40)), status: z.enum(ORDER_STATUSES, ORDER_STATUS_FAILED) }),
    body: z.object({ version: z.optional(z.int()), ...CancelledPieces }),
    answer: json(ManagedOrder),
    refuses: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_PAID',
      'ORDER_NOT_CONFIRMED',
      'ORDER_DISPATCHED',
      'ORDER_STATUS_ILLEGAL',
      'ORDER_NOT_CANCELLABLE',
      'ORDER_MOVED_ON',
      'PARCEL_FETCHED',
    ],
    current: ManagedOrder,
    asksAgain: ({ params }) => params.status === 'CANCELLED',
    run: (shop, seller, { params, body }) =>
      moveConsignment(shop, seller, { order: params.id, to: params.status, ...body }),
  }),
  call({
    method: 'DELETE',
    path: '/seller/orders/:id/delete',
    summary: "Takes the seller's part of an order off its list, once it is cancelled or long finished.",
    who: SELLER,
    may: 'orders.move',
    params: z.object({ id: z.string().check(z.maxLength(40)) }),
    answer: json(z.object({ message: z.string() })),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_NOT_FINISHED'],
    async run(shop, seller, { params: { id } }) {
      await archiveOrder(shop, seller, id);
      return OFF_THE_LIST;
    },
    again: () => Promise.resolve(OFF_THE_LIST),
  }),
  call({
    method: 'POST',
    path: '/api/orders/:id/split',
    summary: 'Takes pieces out of a consignment, to send them before the others.',
    who: ['seller', 'admin'],
    may: 'orders.move',
    params: z.object({ id: z.string().check(z.maxLength(40)) }),
    body: z.object({ consignmentId: Id, items: OrderPieces }),
    answer: json(ManagedOrder),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE', 'CONSIGNMENT_NOT_SPLIT', 'ORDER_MOVED_ON'],
    run: (shop, staff, { params, body }) => splitConsignment(shop, staff, { order: params.id, ...body }),
  }),
];
