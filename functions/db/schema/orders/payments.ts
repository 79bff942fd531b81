import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PAYMENT_LINK_STATUSES, PAYMENT_STATES, REFUND_STATUSES } from '#contract/states/payment.ts';
import type { RefundCause, ReturnedPayment } from '#contract/states/payment.ts';
import { actorColumns } from '../actors.ts';
import { id, oneOf } from '../columns.ts';
import { orderItems, orders } from './orders.ts';
import { refundDestinations, returns } from './returns.ts';

/** The gateway's payment links of orders. An order that is paid after its link expired has another one. */
export const paymentLinks = sqliteTable(
  'payment_links',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The number of the link in its order, from 1. */
    attempt: integer('attempt').notNull(),
    /** The shop's own reference, which the gateway knows: order number and attempt. */
    reference: text('reference').notNull(),
    /** The gateway's id; null until the gateway confirms the creation. */
    gatewayLink: text('gateway_link'),
    url: text('url'),
    amountPaise: integer('amount_paise').notNull(),
    status: text('status', { enum: PAYMENT_LINK_STATUSES }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the gateway is queried about it next; null when no payment can follow. */
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

/** Payment attempts on those links, as the gateway last reported them. */
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
    /** Why it is refunded whole; null for the payment of the order, and before capture. */
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

/** Refunds to shoppers. Each is written in the batch of its cause, and reaches the gateway through the outbox. */
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
    /** The payment that is refunded; null if the money goes to a destination that the shopper named. */
    paymentId: integer('payment_id'),
    destinationId: integer('destination_id').references(() => refundDestinations.id),
    returnId: integer('return_id').references(() => returns.id),
    /** The sum of its items and of its fees. */
    amountPaise: integer('amount_paise').notNull(),
    feesPaise: integer('fees_paise').notNull().default(0),
    cause: text('cause').$type<RefundCause>().notNull(),
    reason: text('reason').notNull().default(''),
    status: text('status', { enum: REFUND_STATUSES }).notNull().default('wanted'),
    gatewayRefund: text('gateway_refund'),
    /** When the gateway was last queried about its status; 0 for never. */
    queriedAt: integer('queried_at').notNull().default(0),
    /** The bank's reference of a manual transfer. */
    paidReference: text('paid_reference'),
    /** The idempotency key at the gateway. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_key').on(table.key),
    uniqueIndex('refunds_gateway').on(table.gatewayRefund),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_return').on(table.returnId),
    // Refunds that a person pays manually: without a payment to refund, or below the gateway's minimum.
    index('refunds_by_hand')
      .on(table.destinationId)
      .where(sql`destination_id IS NOT NULL OR amount_paise < 100`),
    index('refunds_open')
      .on(table.queriedAt, table.createdAt)
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

/** The pieces a refund is for; none if a payment is refunded whole. */
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

/** Webhook events of the gateway, each once. */
export const gatewayEvents = sqliteTable(
  'gateway_events',
  {
    id: id(),
    at: integer('at').notNull(),
    /** The gateway's id of the event, the same on each delivery. */
    event: text('event').notNull(),
    name: text('name').notNull(),
    /** The outcome; `unmatched` means that the shop knows no link, payment or refund of it. */
    outcome: text('outcome').$type<'applied' | 'unmatched'>().notNull(),
    /** The gateway's id of its link, payment or refund. */
    about: text('about').notNull(),
  },
  (table) => [uniqueIndex('gateway_events_once').on(table.event), index('gateway_events_at').on(table.at)],
);
