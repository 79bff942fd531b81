import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { query } from '../../../db/statement.ts';
import type { Builder, Statement } from '../../../db/statement.ts';

/** Which rows of a list. */
export interface Rows {
  /** First row, from 0. */
  offset: number;
  limit: number;
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
  const counted = query((db) => selectCount(db, fromWhere));
  return { ...counted, read: (answer) => counted.read(answer)[0]?.total ?? 0 };
}

/** The query of `countUpTo`, for a statement that is compiled once. */
export function selectCount(db: Builder, fromWhere: SQL) {
  return db
    .select({ total: sql<number>`count(*)` })
    .from(sql`(SELECT 1 FROM ${fromWhere} LIMIT ${sql.raw(String(COUNT_LIMIT))})`);
}
