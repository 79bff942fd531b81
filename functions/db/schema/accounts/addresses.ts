import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ADDRESS_TYPES } from '#contract/calls/addresses.ts';
import { flag, record } from '../columns.ts';
import { users } from './users.ts';

/** A shopper's saved address. Orders store their own copy, so this row may change or be archived. */
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
    landmark: text('landmark'),
    alternateMobile: text('alternate_mobile'),
    addressType: text('address_type').$type<(typeof ADDRESS_TYPES)[number]>(),
    isDefault: flag('is_default').notNull().default(false),
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** GST code: place of supply. */
    stateCode: text('state_code').notNull(),
    pinCode: text('pin_code').notNull(),
    country: text('country').notNull().default('India'),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`is_default = 1 AND archived_at IS NULL`),
  ],
);
