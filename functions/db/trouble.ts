import { Refusal } from '#contract/calls/refusals.ts';

/**
 * SQLite's codes for trouble with the file or its disk, independent of the statement: a full, broken or read-only disk,
 * a damaged file, a file that cannot be opened. https://www.sqlite.org/rescode.html
 */
const STORAGE_TROUBLE = /^SQLITE_(FULL|IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN)/;
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** Returns whether an SQLite code means trouble with the storage of the database. */
export function isStorageTrouble(code: string | undefined): boolean {
  return code !== undefined && STORAGE_TROUBLE.test(code);
}

/** Returns whether an SQLite code means that the file is damaged. */
export function isDamage(code: string | undefined): boolean {
  return code !== undefined && DAMAGE.test(code);
}

/** Returns the SQLite code of an error or of its cause. */
export function sqliteCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return sqliteCodeOf(error.cause);
}

/** Returns the refusal for trouble with the database. Its cause is for the log. */
export function unavailable(cause: unknown): Refusal {
  const refusal = new Refusal('DATABASE_UNAVAILABLE');
  refusal.cause = cause;
  return refusal;
}
