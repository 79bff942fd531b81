import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Params } from '../../../db/statement.ts';

/** Somebody, as conditions name them. */
interface Person {
  userId: SQL | Placeholder;
  /** Lower case. */
  email: SQL;
}

type Rows = (person: Person) => SQL;

/** The person of a statement that is run with their id. */
export function personOf({ userId }: Params<{ userId: number }>): Person {
  return { userId, email: sql`(SELECT person.email FROM users person WHERE person.id = ${userId})` };
}

/** What becomes of a person's rows when their account is deleted. */
export type Fate =
  /** They go. */
  | { way: 'removed' }
  /** They stay, with these columns emptied. */
  | { way: 'blanked'; columns: Record<string, SQL>; because: string }
  /** They stay as they are: the law wants that, or they name nobody once the account is empty. */
  | { way: 'kept'; because: string };

/** A table with rows of people: how a person's are found, what their copy shows of them, and what becomes of them. */
export interface PersonalTable {
  knows: 'people';
  table: SQLiteTable;
  rows: Rows;
  /**
   * What a copy of somebody's data shows of each row, under this heading; nothing where the same stands elsewhere in it
   * or nobody can read it. The names say what the values are: `…At` epoch milliseconds, `…On` a day, `…Paise` money.
   */
  copy?: { title: string; shown: Record<string, AnySQLiteColumn | SQL> };
  fate: Fate;
}

/** A table that tells of nobody, or where nobody can be found. */
export interface ImpersonalTable {
  knows: 'nobody';
  because: string;
}

export const nobody = (because: string): ImpersonalTable => ({ knows: 'nobody', because });

export function people(table: SQLiteTable, about: Omit<PersonalTable, 'knows' | 'table'>): PersonalTable {
  return { knows: 'people', table, ...about };
}

export const REMOVED: Fate = { way: 'removed' };
export const stored = (because: string): Fate => ({ way: 'kept', because });
export const blanked = (columns: Record<string, SQL>, because: string): Fate => ({ way: 'blanked', columns, because });

/** Rows whose column is the person's id. */
export const byUser =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} = ${userId}`;

/** Files somebody sent in for themselves; what they sent in for a business or the house is not theirs. */
export const byOwnFile: Rows = ({ userId }) =>
  sql`media.user_id = ${userId} AND media.seller_id IS NULL AND media.purpose NOT IN ('library', 'dispute')`;

/** Rows of a person's orders. */
export const byOrder =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT id FROM orders WHERE user_id = ${userId})`;

/** Rows of the parts a person's orders go in. */
export const byConsignment =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT part.id FROM orders JOIN consignments part ON part.order_id = orders.id
      WHERE orders.user_id = ${userId})`;

/** Rows of the parcels of a person's orders. */
export const byShipment =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT parcel.id FROM orders JOIN consignments part ON part.order_id = orders.id
      JOIN shipments parcel ON parcel.consignment_id = part.id WHERE orders.user_id = ${userId})`;

/** Rows of a person's returns. */
export const byReturn =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT id FROM returns WHERE user_id = ${userId})`;

/** Rows of what was refunded for a person's orders. */
export const byRefund =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT back.id FROM orders JOIN refunds back ON back.order_id = orders.id
      WHERE orders.user_id = ${userId})`;
