import { sql } from 'drizzle-orm';
import { check, integer } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { quoted } from '../quoted.ts';

/*
 * Conventions of all tables.
 *
 * - Ids are integers. Instants are INTEGER epoch milliseconds and end in `_at`; Kolkata days are TEXT and end in `_on`;
 *   money is INTEGER paise and ends in `_paise`.
 * - A row that people edit is a `record`: each edit increments `version`, and a write with a stale version is refused.
 * - A row that others refer to is never deleted: it is archived, and `archived_at` says when.
 * - A row that is only ever added (history, audit, stock movements) is an `entry`; triggers refuse changes.
 * - Names of constraints are sentences. `refusals.ts` maps them to refusal codes.
 */

export const id = () => integer('id').primaryKey();

/** An editable row. */
export const record = () => ({
  id: id(),
  version: integer('version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  archivedAt: integer('archived_at'),
});

/** A row that is written once. */
export const entry = () => ({ id: id(), at: integer('at').notNull() });

export const flag = (name: string) => integer(name, { mode: 'boolean' });

/**
 * Returns a CHECK that a column contains one of these words; the types say the same (`enum`). Use it for states and
 * other values that lose money when they are wrong. Reasons, events and kinds are words of the types only (`$type`),
 * since a new word in a CHECK copies the whole table.
 */
export function oneOf(name: string, column: AnySQLiteColumn, terms: readonly string[]) {
  return check(name, sql`${column} IN (${sql.raw(quoted(terms))})`);
}
