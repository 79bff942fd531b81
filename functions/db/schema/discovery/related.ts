import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { products } from '../catalogue/catalogue.ts';

/** Products that stood in one order; counted anew by a job, both ways round. */
export const boughtTogether = sqliteTable(
  'bought_together',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    otherId: integer('other_id')
      .notNull()
      .references(() => products.id),
    /** Orders they shared in the time that is counted. */
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index('bought_together_other').on(table.otherId),
    check('bought_together_is_a_pair', sql`${table.productId} <> ${table.otherId}`),
  ],
);
