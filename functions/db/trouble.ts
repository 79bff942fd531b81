import { Refusal } from '#contract/calls/refusals.ts';

/**
 * SQLite's codes for trouble with the file or its disk, which says nothing of the statement: a full disk, a broken one, a
 * read-only one, a damaged file, one that cannot be opened. https://www.sqlite.org/rescode.html
 */
const STORAGE_TROUBLE = /^SQLITE_(FULL|IOERR|READONLY|CORRUPT|NOTADB|CANTOPEN)/;
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** Whether a code of SQLite stands for trouble with where the records are stored. */
export function isStorageTrouble(code: string | undefined): boolean {
  return code !== undefined && STORAGE_TROUBLE.test(code);
}

/** Whether a code of SQLite says that the file is damaged. */
export function isDamage(code: string | undefined): boolean {
  return code !== undefined && DAMAGE.test(code);
}

/** SQLite's code of an error, or of the one behind it. */
export function sqliteCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return code;
  return sqliteCodeOf(error.cause);
}

/** What the shop says of trouble with its records; the cause is for the log. */
export function unavailable(cause: unknown): Refusal {
  const refusal = new Refusal('DATABASE_UNAVAILABLE');
  refusal.cause = cause;
  return refusal;
}
