import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ANSWERERS } from '#contract/calls/questions.ts';
import { products } from '../catalogue/catalogue.ts';
import { flag, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/** A shopper's public question about a product. */
export const questions = sqliteTable(
  'questions',
  {
    ...record(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    isHidden: flag('is_hidden').notNull().default(false),
  },
  (table) => [
    index('questions_product').on(table.productId, table.createdAt),
    index('questions_user').on(table.userId, table.createdAt),
  ],
);

/** An answer by the seller, the platform or a buyer. */
export const answers = sqliteTable(
  'answers',
  {
    ...record(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    by: text('by').$type<(typeof ANSWERERS)[number]>().notNull(),
    /** The seller for whom it was written; null for other answers. */
    sellerId: integer('seller_id').references(() => sellers.id),
    text: text('text').notNull(),
    isHidden: flag('is_hidden').notNull().default(false),
  },
  (table) => [
    index('answers_question').on(table.questionId),
    index('answers_user').on(table.userId, table.createdAt),
    index('answers_seller').on(table.sellerId),
  ],
);
