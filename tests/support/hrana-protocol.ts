import type Database from 'libsql';

/* What goes over the wire of Hrana 2: requests, conditions, values and errors. */

export type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

export interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
  want_rows?: boolean;
}

export type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

export type StreamRequest =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: { condition?: Condition | null; stmt: Statement }[] } }
  | { type: 'sequence' | 'describe'; sql?: string; sql_id?: number }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'get_autocommit' | 'close' };

export interface StatementResult {
  cols: { name: string | null; decltype: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export class HranaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether a statement can never hold up a writer: it reads, begins to read, or ends what was begun. */
export function isHarmless(sql: string): boolean {
  return /^\s*(select|explain|pragma|commit|rollback|end|begin\s+transaction\s+readonly)\b/i.test(sql);
}

/** Whether something other than space and comments follows the first statement. Triggers have statements inside. */
export function hasSecondStatement(sql: string): boolean {
  if (/^\s*create\s+(temp\s+|temporary\s+)?trigger\b/i.test(sql)) return false;
  const bare = sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  return /;\s*\S/.test(bare);
}

export function columnsOf(prepared: Database.Statement): StatementResult['cols'] {
  return prepared.reader ? prepared.columns().map(({ name, type }) => ({ name, decltype: type })) : [];
}

export function engineValue(value: Value): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(value.value);
    case 'float':
    case 'text':
      return value.value;
    case 'blob':
      return Buffer.from(value.base64, 'base64');
  }
}

export function wireValue(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') };
}

/** An error as a server sends it: the base code alone, whatever the engine knows. */
export function wireError(error: unknown): { message: string; code: string } {
  if (error instanceof HranaError) return { message: error.message, code: error.code };
  const { message, code = 'UNKNOWN' } = error as Error & { code?: string };
  const base = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return { message: `SQLite error: ${message}`, code: base };
}
