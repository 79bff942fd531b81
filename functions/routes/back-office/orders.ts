import * as z from 'zod/mini';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import { StaffNote, WriteStaffNote } from '#contract/calls/staff-notes.ts';
import { CancelledPieces, ManagedOrder } from '#contract/calls/orders.ts';
import { Day } from '#contract/calls/wire.ts';
import { OWED_STATES } from '#contract/shop/ledger.ts';
import { ORDER_SOURCE_KINDS, ORDER_SOURCE_PART_MAX } from '#contract/shop/order-source.ts';
import { DISPATCH_STATES, ORDER_OUTCOMES, ORDER_STATUSES } from '#contract/states/order.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { linesOf, ORDER_COLUMNS, writing } from '../../domain/whole-shop/imports/index.ts';
import { managedOrders, moveConsignment, noteOrder, readOrderNotes } from '../../domain/orders/orders/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { importCalls } from './imports.ts';
import { csvOf, resource } from './simple-rest.ts';

/** A new status for one consignment of the order. A seller has only one consignment in an order. */
const MoveConsignment = z.object({
  orderStatus: z.enum(ORDER_STATUSES, ORDER_STATUS_FAILED),
  consignmentId: z.optional(z.int()),
  consignmentVersion: z.optional(z.int()),
  ...CancelledPieces,
});

const rows = resource({
  name: 'orders',
  exported: csvOf(managedOrders, writing(ORDER_COLUMNS), linesOf),
  row: ManagedOrder,
  rows: managedOrders,
  sortedBy: { by: 'orderDate', descending: true },
  filters: {
    orderStatus: z.enum(ORDER_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS),
    sellerId: z.int(),
    dispatch: z.enum(DISPATCH_STATES),
    outcome: z.enum(ORDER_OUTCOMES),
    state: z.string().check(z.maxLength(60)),
    pinCode: z.string().check(z.maxLength(6)),
    couponCode: z.string().check(z.maxLength(20)),
    sourceKind: z.enum(ORDER_SOURCE_KINDS),
    sourceName: z.string().check(z.maxLength(ORDER_SOURCE_PART_MAX)),
    productId: z.int(),
    hour: z.string().check(z.regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3])$/)),
    owed: z.enum(OWED_STATES),
    from: Day,
    to: Day,
  },
  update: {
    summary: 'Moves a consignment of an order to another status.',
    body: MoveConsignment,
    refuses: [
      'ORDER_NOT_PAID',
      'ORDER_NOT_CONFIRMED',
      'ORDER_DISPATCHED',
      'ORDER_STATUS_ILLEGAL',
      'ORDER_NOT_CANCELLABLE',
      'ORDER_MOVED_ON',
    ],
    asksAgain: ({ orderStatus }) => orderStatus === 'CANCELLED',
    run: (shop, staff, id, body) =>
      moveConsignment(shop, staff, {
        order: String(id),
        consignmentId: body.consignmentId,
        to: body.orderStatus,
        version: body.consignmentVersion,
        items: body.items,
        reason: body.reason,
      }),
  },
});

const ById = z.object({ id: IdParam });

export const managedOrderCalls = [
  ...rows,
  ...importCalls('orders'),
  call({
    method: 'GET',
    path: '/api/admin/orders/:id{[0-9]+}/notes',
    summary: 'What one’s own people noted of an order, the newest first; at most a hundred.',
    who: ['seller', 'admin'],
    may: 'orders.read',
    params: ById,
    answer: json(z.array(StaffNote)),
    refuses: ['ORDER_NOT_FOUND'],
    run: (shop, staff, { params: { id } }) => readOrderNotes(shop, staff, id),
  }),
  call({
    method: 'POST',
    path: '/api/admin/orders/:id{[0-9]+}/notes',
    summary: 'Adds a note of an order for one’s own people.',
    who: ['seller', 'admin'],
    may: 'orders.note',
    params: ById,
    body: WriteStaffNote,
    answer: json(z.array(StaffNote)),
    refuses: ['ORDER_NOT_FOUND'],
    run: (shop, staff, { params: { id }, body }) => noteOrder(shop, staff, id, body),
    again: (shop, staff, { params: { id } }) => readOrderNotes(shop, staff, id),
  }),
];
