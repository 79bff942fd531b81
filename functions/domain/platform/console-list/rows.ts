import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { query } from '../../../db/statement.ts';
import type { Builder, Statement } from '../../../db/statement.ts';

/** The requested rows of a list. */
export interface Rows {
  /** The first row, from 0. */
  offset: number;
  limit: number;
}

export interface ListAnswer<Row> {
  rows: Row[];
  /** Exact up to `COUNT_LIMIT`; `COUNT_LIMIT` for longer lists. */
  total: number;
}

/** Rows are counted up to this limit. People filter a longer list instead. */
export const COUNT_LIMIT = 10_000;

/**
 * Returns a statement that counts rows up to the limit.
 * @param fromWhere the rest of a SELECT, after FROM
 */
export function countUpTo(fromWhere: SQL): Statement<number> {
  const counted = query((db) => selectCount(db, fromWhere));
  return { ...counted, read: (answer) => counted.read(answer)[0]?.total ?? 0 };
}

/** Returns the query of `countUpTo`, for a statement that is compiled once. */
export function selectCount(db: Builder, fromWhere: SQL) {
  return db
    .select({ total: sql<number>`count(*)` })
    .from(sql`(SELECT 1 FROM ${fromWhere} LIMIT ${sql.raw(String(COUNT_LIMIT))})`);
}
