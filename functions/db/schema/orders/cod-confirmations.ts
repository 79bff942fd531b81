import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { COD_CONFIRMATION_ANSWERS } from '#contract/states/order.ts';
import { id, oneOf } from '../columns.ts';
import { orders } from './orders.ts';

/**
 * COD orders that wait for the shopper's confirmation. Until then their pieces stay reserved and are not dispatched.
 * Cancelling the order or paying it online counts as an answer as well; triggers note it.
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
