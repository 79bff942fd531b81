import type { Statement } from '../../db/statement.ts';

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
