import type { Statement } from '../../../db/statement.ts';

/** A condition that the shop's records meet at any moment, even after a crash of the process that wrote them. */
export interface Invariant {
  says: string;
  /** The violations, one line each; none if it holds. */
  faults: Statement<string[]>;
}

/** Returns an invariant. `sql` selects the faults as one column of text. */
export function invariant(says: string, sql: string): Invariant {
  return { says, faults: { sql, args: [], read: ({ rows }) => rows.map((row) => String(row[0])) } };
}

/**
 * Returns the invariant that two tables have the same rows, each once. A fault is a row that one of them lacks. Each
 * table is scanned once.
 */
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
