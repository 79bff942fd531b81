import type { Statement } from '../../../db/statement.ts';

/** What must hold in the shop's records at any moment, whatever happened to the process that wrote them. */
export interface Invariant {
  says: string;
  /** What breaks it, one line each; none where it holds. */
  faults: Statement<string[]>;
}

/** `sql` selects the faults as one column of text. */
export function invariant(says: string, sql: string): Invariant {
  return { says, faults: { sql, args: [], read: ({ rows }) => rows.map((row) => String(row[0])) } };
}

/** Both have the same rows, each once; a fault is a row that one of them lacks. Each is gone through once. */
export function sameRows(says: string, stored: string, reckoned: string, columns: string): Invariant {
  const row = columns
    .split(', ')
    .map((column) => `coalesce(${column}, 'none')`)
    .join(` || ' ' || `);
  return invariant(
    says,
    `SELECT CASE WHEN sum(side) > 0 THEN 'kept: ' ELSE 'reckoned: ' END || ${row} FROM (
       SELECT 1 AS side, ${columns} FROM ${stored} UNION ALL SELECT -1, ${columns} FROM ${reckoned})
     GROUP BY ${columns} HAVING sum(side) != 0`,
  );
}
