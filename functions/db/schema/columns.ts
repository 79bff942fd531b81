import { sql } from 'drizzle-orm';
import { check, integer } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/*
 * What every table shares, decided once.
 *
 * - Ids are integers. Instants are INTEGER epoch milliseconds and end in `_at`; Kolkata days are TEXT and end in `_on`;
 *   money is INTEGER paise and ends in `_paise`.
 * - A row that people edit is a `record`: `version` goes up with each edit, and a write with a stale one is refused.
 * - What others refer to is never deleted: it is archived, `archived_at` says when.
 * - A row that only ever is added (history, audit, stock movements) is an `entry`; triggers refuse its change.
 * - Constraints are sentences. People read them in refusals, and `refusals.ts` turns them into the shop's words.
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
 * A column may only hold one of these words, in the database as well as in the types (`enum`): states, and whatever else
 * loses money when it is wrong. Reasons, events and kinds are words of the types alone (`$type`), since a CHECK that
 * grows copies its table.
 */
export function oneOf(name: string, column: AnySQLiteColumn, terms: readonly string[]) {
  return check(name, sql`${column} IN (${sql.raw(terms.map((word) => `'${word}'`).join(', '))})`);
}
