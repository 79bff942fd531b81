import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { NOTIFICATION_EVENTS, NOTIFICATION_TYPES } from '#contract/shop/social-proof.ts';
import { id } from '../columns.ts';

/** Visitors with an open page. A row contains no personal data and is deleted within two hours. */
export const visits = sqliteTable(
  'visits',
  {
    id: id(),
    /** A hash of the visitor's network, different each day. */
    mark: text('mark').notNull(),
    city: text('city'),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [uniqueIndex('visits_mark').on(table.mark), index('visits_seen').on(table.seenAt)],
);

/** Visits per Kolkata day. A visitor who was absent for an hour or two counts as a new visit. */
export const visitCounts = sqliteTable(
  'visit_counts',
  {
    id: id(),
    day: text('day_on').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [uniqueIndex('visit_counts_day').on(table.day), check('visit_count_positive', sql`${table.count} > 0`)],
);

/** How often notifications were shown and clicked, per Kolkata day. */
export const notificationCounts = sqliteTable(
  'notification_counts',
  {
    id: id(),
    day: text('day_on').notNull(),
    type: text('type').$type<(typeof NOTIFICATION_TYPES)[number]>().notNull(),
    event: text('event').$type<(typeof NOTIFICATION_EVENTS)[number]>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    uniqueIndex('notification_counts_day').on(table.day, table.type, table.event),
    check('notification_count_positive', sql`${table.count} > 0`),
  ],
);
