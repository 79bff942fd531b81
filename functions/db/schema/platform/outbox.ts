import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { OUTBOX_STATUSES } from '#contract/calls/system.ts';
import { flag, id, oneOf } from '../columns.ts';

/**
 * Transactional outbox: messages to the outside world, written in the same batch as the change that causes them. A
 * lease is one conditional update of `claimed_until`, so two processes never send the same item.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** Names the delivery; `DELIVERIES` of the outbox has the list. */
    kind: text('kind').notNull(),
    /** Goes to the provider as its idempotency key. */
    key: text('key').notNull(),
    payload: text('payload', { mode: 'json' }).$type<unknown>().notNull(),
    status: text('status', { enum: OUTBOX_STATUSES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAt: integer('next_at').notNull(),
    claimedUntil: integer('claimed_until'),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    /** Whether it is one of many that may wait: it is sent when nothing else is due. */
    isBulk: flag('is_bulk').notNull().default(false),
  },
  (table) => [
    uniqueIndex('outbox_key').on(table.key),
    index('outbox_waiting')
      .on(table.nextAt)
      .where(sql`status = 'waiting'`),
    index('outbox_status').on(table.status, table.id),
    oneOf('outbox_status_known', table.status, OUTBOX_STATUSES),
    check('outbox_sent_has_time', sql`(${table.status} = 'sent') = (${table.sentAt} IS NOT NULL)`),
  ],
);
