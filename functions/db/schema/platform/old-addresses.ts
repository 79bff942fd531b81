import { sql } from 'drizzle-orm';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { record } from '../columns.ts';

/** Addresses of the shop's former website. A request for one without a page is redirected. */
export const oldAddresses = sqliteTable(
  'old_addresses',
  {
    ...record(),
    /** The path as `contract/shop/old-addresses.ts` spells it: decoded, in lower case, without a slash at its end. */
    fromPath: text('from_path').notNull(),
    /** The path of a page of this shop. */
    toPath: text('to_path').notNull(),
  },
  (table) => [
    // An archived entry frees its address.
    uniqueIndex('old_addresses_once')
      .on(table.fromPath)
      .where(sql`archived_at IS NULL`),
  ],
);
