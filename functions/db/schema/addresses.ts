import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { record } from './columns.ts';
import { users } from './users.ts';

/** A shopper's saved address. Orders keep their own copy, so this one may change or go. */
export const addresses = sqliteTable(
  'addresses',
  {
    ...record(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email'),
    locality: text('locality').notNull(),
    address: text('address').notNull(),
    addressLine2: text('address_line2'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** GST code: place of supply. */
    stateCode: text('state_code').notNull(),
    pinCode: text('pin_code').notNull(),
    country: text('country').notNull().default('India'),
  },
  (table) => [index('addresses_user').on(table.userId)],
);
