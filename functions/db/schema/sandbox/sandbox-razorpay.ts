import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** Links, payments and refunds of the sandbox's payment gateway. Empty and unused in live mode. */
export const sandboxRazorpay = sqliteTable(
  'sandbox_razorpay',
  {
    id: id(),
    /** The entity's id: plink_…, pay_…, rfnd_… */
    name: text('name').notNull(),
    /** The parent: the order of a payment's link, the payment of a refund. */
    parent: text('parent').notNull(),
    /** The reference of a link, the idempotency key of a refund. */
    uniqueKey: text('unique_key'),
    /** Incremented with each change, so that one of two concurrent changes is refused. */
    revision: integer('revision').notNull().default(1),
    entity: text('entity', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_razorpay_name').on(table.name),
    uniqueIndex('sandbox_razorpay_unique_key').on(table.uniqueKey),
    index('sandbox_razorpay_parent').on(table.parent),
  ],
);

/** Webhooks of that gateway, delivered and still to deliver. */
export const sandboxWebhooks = sqliteTable(
  'sandbox_webhooks',
  {
    id: id(),
    /** The same on each attempt: `x-razorpay-event-id`. */
    event: text('event').notNull(),
    body: text('body').notNull(),
    signature: text('signature').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: integer('next_at').notNull(),
    deliveredAt: integer('delivered_at'),
  },
  (table) => [uniqueIndex('sandbox_webhooks_event').on(table.event), index('sandbox_webhooks_due').on(table.nextAt)],
);
