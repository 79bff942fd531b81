import { blob, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** One row, written to find out whether the records can be written: when that last went well, and bytes that take room. */
export const heartbeats = sqliteTable('heartbeats', {
  id: id(),
  lastAt: integer('last_at').notNull(),
  filler: blob('filler').notNull(),
});
