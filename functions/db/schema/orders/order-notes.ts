import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { orders } from './orders.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/**
 * Notes of staff about an order, for the staff of one seller or of the platform. Notes are only added, and are deleted
 * with the buyer's account.
 */
export const orderNotes = sqliteTable(
  'order_notes',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The seller whose staff read it; null for the platform's staff. */
    sellerId: integer('seller_id').references(() => sellers.id),
    writtenAt: integer('written_at').notNull(),
    writtenByUserId: integer('written_by_user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.sellerId)],
);
