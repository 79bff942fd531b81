import * as z from 'zod/mini';
import { ORDER_STATUS_FAILED } from '#contract/messages.ts';
import { StaffNote, WriteStaffNote } from '#contract/calls/staff-notes.ts';
import { CancelledPieces, ManagedOrder, PlacedOrder } from '#contract/calls/orders.ts';
import { PlaceStaffOrder, QuoteStaffOrder, StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { Day } from '#contract/calls/wire.ts';
import { OWED_STATES } from '#contract/shop/ledger.ts';
import { ORDER_SOURCE_KINDS, ORDER_SOURCE_PART_MAX } from '#contract/shop/order-source.ts';
import { DISPATCH_STATES, ORDER_OUTCOMES, ORDER_STATUSES } from '#contract/states/order.ts';
import { PAYMENT_METHODS } from '#contract/states/payment.ts';
import { linesOf, ORDER_COLUMNS, writing } from '../../domain/whole-shop/imports/index.ts';
import {
  managedOrders,
  moveConsignment,
  noteOrder,
  paymentPageForStaff,
  placedOrder,
  placeStaffOrder,
  quoteStaffOrder,
  readOrderNotes,
} from '../../domain/orders/orders/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { counterSaleCalls } from './counter-sales.ts';
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
const ADMIN = ['admin'] as const;

export const managedOrderCalls = [
  ...rows,
  ...importCalls('orders'),
  ...counterSaleCalls,
  call({
    method: 'POST',
    path: '/api/admin/orders/quote',
    summary: 'What an order by staff costs, and whom the e-mail belongs to. Nothing is stored.',
    who: ADMIN,
    may: 'orders.place',
    body: QuoteStaffOrder,
    answer: json(StaffOrderQuote),
    refuses: ['STAFF_DISCOUNT_TOO_HIGH'],
    run: (shop, admin, { body }) => quoteStaffOrder(shop, admin, body),
  }),
  call({
    method: 'POST',
    path: '/api/admin/orders',
    summary: 'Places an order for a customer whom staff spoke to; once for each Idempotency-Key.',
    who: ADMIN,
    may: 'orders.place',
    body: PlaceStaffOrder,
    answer: json(PlacedOrder),
    refuses: [
      'SKU_NOT_FOUND',
      'SIZE_UNKNOWN',
      'STAFF_DISCOUNT_TOO_HIGH',
      'ORDER_TOO_DEAR',
      'OUT_OF_STOCK',
      'QUANTITY_CUT',
      'STATE_NOT_SERVED',
      'PIN_NOT_SERVED',
      'COD_NOT_POSSIBLE',
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
    run: (shop, admin, { body }) => placeStaffOrder(shop, admin, body),
    again: (shop, _, __, number) => placedOrder(shop, number),
  }),
  call({
    method: 'POST',
    path: '/api/admin/orders/:id{[0-9]+}/payment-page',
    summary: 'The page on which the customer pays an order that waits for it, to be sent to them.',
    who: ADMIN,
    may: 'orders.place',
    params: ById,
    answer: json(PlacedOrder),
    refuses: ['ORDER_NOT_FOUND', 'ORDER_NOT_TO_PAY', 'ORDER_HOLD_OVER', 'CHECKOUT_NO_PAYMENT_LINK', 'ORDER_MOVED_ON'],
    run: (shop, _, { params: { id } }) => paymentPageForStaff(shop, id),
  }),
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
