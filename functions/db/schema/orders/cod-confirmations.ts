import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { COD_CONFIRMATION_ANSWERS } from '#contract/states/order.ts';
import { id, oneOf } from '../columns.ts';
import { orders } from './orders.ts';

/**
 * Orders in cash that their shopper is to confirm. While there is no answer they hold their pieces and are not sent. That
 * an order was cancelled or paid online is an answer, too, whoever brings it about: triggers note it.
 */
export const codConfirmations = sqliteTable(
  'cod_confirmations',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    untilAt: integer('until_at').notNull(),
    answer: text('answer', { enum: COD_CONFIRMATION_ANSWERS }),
    answeredAt: integer('answered_at'),
  },
  (table) => [
    uniqueIndex('cod_confirmations_order').on(table.orderId),
    index('cod_confirmations_open')
      .on(table.untilAt)
      .where(sql`answer IS NULL`),
    oneOf('cod_confirmation_answer_known', table.answer, COD_CONFIRMATION_ANSWERS),
    check('cod_confirmation_answer_is_whole', sql`(${table.answer} IS NULL) = (${table.answeredAt} IS NULL)`),
  ],
);
