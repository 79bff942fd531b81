import { blob, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** One row that checks whether the database can be written: the time of the last success, and bytes that take space. */
export const heartbeats = sqliteTable('heartbeats', {
  id: id(),
  lastAt: integer('last_at').notNull(),
  filler: blob('filler').notNull(),
});
