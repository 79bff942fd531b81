import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { entry } from '../columns.ts';
import { users } from '../accounts/users.ts';
import { orders } from './orders.ts';

/** Cash that staff of the platform took for an order that they handed over, until it is paid into the bank. */
export const cashTakings = sqliteTable(
  'cash_takings',
  {
    ...entry(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The person who took it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    takenOn: text('taken_on').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** When and by whom it was paid into the bank, with the bank's reference; null while it was not. */
    bankedAt: integer('banked_at'),
    bankedBy: integer('banked_by').references(() => users.id),
    bankReference: text('bank_reference'),
  },
  (table) => [
    uniqueIndex('cash_takings_order').on(table.orderId),
    index('cash_takings_day').on(table.takenOn, table.userId),
    index('cash_takings_user').on(table.userId),
    index('cash_takings_banked_by').on(table.bankedBy),
    index('cash_takings_open')
      .on(table.takenOn)
      .where(sql`banked_at IS NULL`),
    check('cash_taking_not_negative', sql`${table.amountPaise} >= 0`),
    check(
      'cash_taking_banked_is_whole',
      sql`(${table.bankedAt} IS NULL) = (${table.bankReference} IS NULL) AND (${table.bankedAt} IS NULL) = (${table.bankedBy} IS NULL)`,
    ),
  ],
);
