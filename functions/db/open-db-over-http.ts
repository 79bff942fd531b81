import { createClient, LibsqlError } from '@libsql/client/web';
import { Refusal } from '#contract/refusals.ts';
import { openDb } from './db.ts';
import type { Db } from './db.ts';

/** Longer than any batch of the shop takes, and shorter than a shopper waits. */
const TIMEOUT_MS = 8000;

/**
 * Opens the records over HTTP: Turso, or any libSQL server. One client a request, since a Worker may not share
 * connections between requests.
 * @throws DATABASE_UNAVAILABLE from a batch whose server did not answer, or not in time, or had no room
 */
export function openDbOverHttp(url: string, authToken: string | undefined): Db {
  const client = createClient({
    url,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ...(authToken ? { authToken } : {}),
  });
  return openDb({
    async batch(statements, mode) {
      try {
        return await client.batch(statements, mode);
      } catch (error) {
        if (!isTrouble(error)) throw error;
        // Reading twice harms nobody. Whether a write took effect is not known, and for the caller to ask.
        if (mode === 'read') return client.batch(statements, mode).catch(sayUnavailable);
        return sayUnavailable(error);
      }
    },
  });
}

/** Whether it was the way to the database, or the press of people there, and not what was asked of it. */
function isTrouble(error: unknown): boolean {
  if (!(error instanceof LibsqlError)) return true;
  return !/^(SQLITE_(?!BUSY|LOCKED)|SQL_|ARGS_INVALID)/.test(error.code);
}

function sayUnavailable(error: unknown): never {
  if (!isTrouble(error)) throw error;
  const refusal = new Refusal('DATABASE_UNAVAILABLE');
  refusal.cause = error;
  throw refusal;
}
