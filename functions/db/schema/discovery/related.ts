import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { products } from '../catalogue/catalogue.ts';

/** Pairs of products from the same order, stored in both directions; a job recalculates them. */
export const boughtTogether = sqliteTable(
  'bought_together',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    otherId: integer('other_id')
      .notNull()
      .references(() => products.id),
    /** The number of orders they shared in the counted period. */
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index('bought_together_other').on(table.otherId),
    check('bought_together_is_a_pair', sql`${table.productId} <> ${table.otherId}`),
  ],
);
