import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PAYMENT_LINK_STATUSES, PAYMENT_STATES, REFUND_STATUSES } from '#contract/states/payment.ts';
import type { RefundCause, ReturnedPayment } from '#contract/states/payment.ts';
import { actorColumns } from '../actors.ts';
import { id, oneOf } from '../columns.ts';
import { orderItems, orders } from './orders.ts';
import { refundDestinations, returns } from './returns.ts';

/** The gateway's pages on which orders are paid. An order that is paid again after its link is over has another one. */
export const paymentLinks = sqliteTable(
  'payment_links',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Which of the order's links, from 1. */
    attempt: integer('attempt').notNull(),
    /** The shop's own name for it, which the gateway knows: order number and attempt. */
    reference: text('reference').notNull(),
    /** The gateway's name for it; none while its making was not answered. */
    gatewayLink: text('gateway_link'),
    url: text('url'),
    amountPaise: integer('amount_paise').notNull(),
    status: text('status', { enum: PAYMENT_LINK_STATUSES }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the gateway is asked about it next; none when nothing more can come. */
    nextLookAt: integer('next_look_at'),
  },
  (table) => [
    uniqueIndex('payment_links_attempt').on(table.orderId, table.attempt),
    uniqueIndex('payment_links_reference').on(table.reference),
    uniqueIndex('payment_links_gateway').on(table.gatewayLink),
    index('payment_links_look')
      .on(table.nextLookAt)
      .where(sql`next_look_at IS NOT NULL`),
    oneOf('payment_link_status_known', table.status, PAYMENT_LINK_STATUSES),
    check('payment_link_amount_positive', sql`${table.amountPaise} > 0`),
  ],
);

/** Payments that were tried on those pages, as the gateway last told of them. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    linkId: integer('link_id')
      .notNull()
      .references(() => paymentLinks.id),
    gatewayPayment: text('gateway_payment').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: PAYMENT_STATES }).notNull(),
    method: text('method').notNull(),
    capturedAt: integer('captured_at'),
    /** Why it goes back whole; none for the payment that the order stands on, and while it is not captured. */
    returnedAs: text('returned_as').$type<ReturnedPayment>(),
  },
  (table) => [
    uniqueIndex('payments_gateway').on(table.gatewayPayment),
    uniqueIndex('payments_one_an_order')
      .on(table.orderId)
      .where(sql`status = 'captured' AND returned_as IS NULL`),
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_of_order').on(table.id, table.orderId),
    oneOf('payment_state_known', table.status, PAYMENT_STATES),
    check('payment_captured_has_time', sql`(${table.status} = 'captured') = (${table.capturedAt} IS NOT NULL)`),
  ],
);

/** Money that goes back to a shopper. Each stands in the batch of what it is for, and reaches the gateway by the outbox. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    ...actorColumns(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The payment it goes back to; none where it goes to a destination that the shopper named. */
    paymentId: integer('payment_id'),
    destinationId: integer('destination_id').references(() => refundDestinations.id),
    returnId: integer('return_id').references(() => returns.id),
    /** The sum of its items and of the fees in it. */
    amountPaise: integer('amount_paise').notNull(),
    feesPaise: integer('fees_paise').notNull().default(0),
    cause: text('cause').$type<RefundCause>().notNull(),
    reason: text('reason').notNull().default(''),
    status: text('status', { enum: REFUND_STATUSES }).notNull().default('wanted'),
    gatewayRefund: text('gateway_refund'),
    /** When the gateway was last asked how it stands; 0 for one that was not. */
    askedAt: integer('asked_at').notNull().default(0),
    /** What the bank calls the transfer, once somebody has paid it. */
    paidReference: text('paid_reference'),
    /** Makes a second request at the gateway the first one. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_key').on(table.key),
    uniqueIndex('refunds_gateway').on(table.gatewayRefund),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_return').on(table.returnId),
    // What somebody pays by hand: what has no payment to go back to, and what the gateway does not take.
    index('refunds_by_hand')
      .on(table.destinationId)
      .where(sql`destination_id IS NOT NULL OR amount_paise < 100`),
    index('refunds_open')
      .on(table.askedAt, table.createdAt)
      .where(sql`status IN ('wanted', 'pending')`),
    foreignKey({ columns: [table.paymentId, table.orderId], foreignColumns: [payments.id, payments.orderId] }),
    oneOf('refund_status_known', table.status, REFUND_STATUSES),
    check('refund_goes_one_way', sql`(${table.paymentId} IS NULL) = (${table.destinationId} IS NOT NULL)`),
    check(
      'refund_that_was_paid_has_its_reference',
      sql`${table.destinationId} IS NULL OR (${table.status} = 'processed') = (${table.paidReference} IS NOT NULL)`,
    ),
    check('refund_amount_positive', sql`${table.amountPaise} > 0`),
    check('refund_fees_within', sql`${table.feesPaise} BETWEEN 0 AND ${table.amountPaise}`),
  ],
);

/** The pieces a refund is for; none where a payment goes back whole. */
export const refundItems = sqliteTable(
  'refund_items',
  {
    id: id(),
    refundId: integer('refund_id')
      .notNull()
      .references(() => refunds.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    quantity: integer('quantity').notNull(),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [
    uniqueIndex('refund_items_once').on(table.refundId, table.orderItemId),
    index('refund_items_item').on(table.orderItemId),
    check('refund_item_quantity_positive', sql`${table.quantity} > 0`),
    check('refund_item_amount_not_negative', sql`${table.amountPaise} >= 0`),
  ],
);

/** What the gateway told by webhook, each event once. */
export const gatewayEvents = sqliteTable(
  'gateway_events',
  {
    id: id(),
    at: integer('at').notNull(),
    /** The gateway's name for it, the same on each delivery. */
    event: text('event').notNull(),
    name: text('name').notNull(),
    /** What became of it: `unmatched` is about nothing the shop knows. */
    outcome: text('outcome').$type<'applied' | 'unmatched'>().notNull(),
    /** The link, payment or refund it is about, by the name the event gives. */
    about: text('about').notNull(),
  },
  (table) => [uniqueIndex('gateway_events_once').on(table.event), index('gateway_events_at').on(table.at)],
);
