import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Params } from '../../../db/statement.ts';
import { emailsOf } from '../../accounts/users/index.ts';

/** The person in conditions. */
interface Person {
  userId: SQL | Placeholder;
  /** The present email and earlier confirmed ones, as a list. Lower case. */
  emails: SQL;
}

type Rows = (person: Person) => SQL;

/** Returns the person of a statement whose parameter is their id. */
export function personOf({ userId }: Params<{ userId: number }>): Person {
  return { userId, emails: emailsOf(userId) };
}

/** The treatment of a person's rows when their account is deleted. */
export type Fate =
  /** The rows are deleted. */
  | { way: 'removed' }
  /** The rows stay, with these columns emptied. */
  | { way: 'blanked'; columns: Record<string, SQL>; because: string }
  /** The rows stay unchanged: the law requires it, or they identify nobody once the account is empty. */
  | { way: 'kept'; because: string };

/**
 * A table with personal data: how to find a person's rows, what their copy shows of them, and how a deletion treats
 * them.
 */
export interface PersonalTable {
  knows: 'people';
  table: SQLiteTable;
  rows: Rows;
  /**
   * The columns that a copy of a person's data shows, under this heading. It is absent if the copy has the same data
   * elsewhere, or the data is unreadable. The names give the type: `…At` epoch milliseconds, `…On` a day, `…Paise`
   * money.
   */
  copy?: { title: string; shown: Record<string, AnySQLiteColumn | SQL> };
  fate: Fate;
}

/** A table without personal data, or whose rows cannot be linked to a person. */
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

/** Returns the condition for rows whose column is the person's id. */
export const byUser =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} = ${userId}`;

/**
 * The condition for files a person uploaded for themselves. Files uploaded for a business or the platform are excluded.
 */
export const byOwnFile: Rows = ({ userId }) =>
  sql`media.user_id = ${userId} AND media.seller_id IS NULL AND media.purpose NOT IN ('library', 'dispute')`;

/** Returns the condition for rows of a person's orders. */
export const byOrder =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT id FROM orders WHERE user_id = ${userId})`;

/** Returns the condition for rows of the consignments of a person's orders. */
export const byConsignment =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT part.id FROM orders JOIN consignments part ON part.order_id = orders.id
      WHERE orders.user_id = ${userId})`;

/** Returns the condition for rows of the parcels of a person's orders. */
export const byShipment =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT parcel.id FROM orders JOIN consignments part ON part.order_id = orders.id
      JOIN shipments parcel ON parcel.consignment_id = part.id WHERE orders.user_id = ${userId})`;

/** Returns the condition for rows of a person's returns. */
export const byReturn =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT id FROM returns WHERE user_id = ${userId})`;

/** Returns the condition for rows of the refunds of a person's orders. */
export const byRefund =
  (column: AnySQLiteColumn): Rows =>
  ({ userId }) =>
    sql`${column} IN (SELECT back.id FROM orders JOIN refunds back ON back.order_id = orders.id
      WHERE orders.user_id = ${userId})`;
