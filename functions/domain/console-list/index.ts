import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { query } from '../../db/statement.ts';
import type { Statement } from '../../db/statement.ts';

/** Which rows of a list. */
export interface Rows {
  /** First row, from 0. */
  offset: number;
  limit: number;
}

/** What a list of the back office asks for. Names of sorts and filters were checked against a closed table before. */
export interface ListQuery<Sort extends string, Filter> extends Rows {
  filter: Filter;
  sort: { by: Sort; descending: boolean };
}

export interface ListAnswer<Row> {
  rows: Row[];
  /** Exact up to `COUNT_LIMIT`, and that number beyond. */
  total: number;
}

/** Rows are counted up to here; a longer list asks for a filter instead of counting on. */
export const COUNT_LIMIT = 10_000;

/** Counts rows of a list, given as the rest of a SELECT, up to the limit. */
export function countUpTo(fromWhere: SQL): Statement<number> {
  const counted = query((db) =>
    db
      .select({ total: sql<number>`count(*)` })
      .from(sql`(SELECT 1 FROM ${fromWhere} LIMIT ${sql.raw(String(COUNT_LIMIT))})`),
  );
  return { ...counted, read: (answer) => counted.read(answer)[0]?.total ?? 0 };
}

/** A seller works on its own rows, an admin on everybody's. */
export function ownedBy(staff: Staff, sellerColumn: SQL): SQL {
  return staff.kind === 'admin' ? sql`1` : sql`${sellerColumn} = ${staff.sellerId}`;
}

/** Text anywhere in a column, in any case; the signs LIKE knows are meant as themselves. */
export function contains(column: SQL, text: string): SQL {
  return sql`${column} LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
}

export function sorted(column: SQL, descending: boolean): SQL {
  return descending ? sql`${column} DESC` : sql`${column} ASC`;
}
