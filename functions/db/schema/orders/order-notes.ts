import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { orders } from './orders.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/** What staff noted of an order, for their own people: those of a seller, or of the house. Notes are added, and go with the account of who ordered. */
export const orderNotes = sqliteTable(
  'order_notes',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Whose people read it; none where those of the house do. */
    sellerId: integer('seller_id').references(() => sellers.id),
    writtenAt: integer('written_at').notNull(),
    writtenByUserId: integer('written_by_user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.sellerId)],
);
