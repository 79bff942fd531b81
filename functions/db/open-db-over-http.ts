import { createClient, LibsqlError } from '@libsql/client/web';
import { openDb } from './db.ts';
import type { Db, Engine } from './db.ts';
import { isStorageTrouble, unavailable } from './trouble.ts';

/** Longer than any batch of the shop takes, and shorter than a shopper waits. */
export const TIMEOUT_MS = 8000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;

/** The server sent a request away before it looked at it. */
export class SentAway extends Error {
  constructor(status: number) {
    super(`The database server answered ${status}`);
  }
}

/** Opens the records over HTTP, to read and to write; see `engineOverHttp`. */
export function openDbOverHttp(url: string, authToken: string | undefined): Db {
  return openDb(engineOverHttp(url, authToken));
}

/**
 * Batches over HTTP: to Turso, or to any libSQL server. One client a batch, since a Worker may not share connections
 * between requests. What a server did not begin with, since another connection writes or too much is asked of it at once,
 * is asked again for a while, with pauses that grow.
 * @param timeoutMs how long a batch may take
 * @throws DATABASE_UNAVAILABLE from a batch whose server did not answer, or not in time, or had no room
 */
export function engineOverHttp(url: string, authToken: string | undefined, timeoutMs = TIMEOUT_MS): Engine {
  return {
    async batch(statements, mode) {
      let startedAt = Date.now();
      const client = createClient({
        url,
        fetch: (request: Request) => askWithin(request, startedAt + timeoutMs - Date.now()),
        ...(authToken ? { authToken } : {}),
      });
      let hasReadAgain = false;
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        try {
          return await client.batch(statements, mode);
        } catch (error) {
          if (!isTrouble(error)) throw error;
          // Reading twice harms nobody. Whether a write took effect is not known, and for the caller to ask.
          const isReadAgain: boolean = mode === 'read' && !hasReadAgain;
          hasReadAgain ||= isReadAgain;
          if (isReadAgain) startedAt = Date.now();
          // So that those who were sent away together do not come back together.
          const untilNextMs = pauseMs * (0.5 + Math.random());
          // What is left is for it to end in, since nobody knows what became of one that is cut off.
          const isInTime = Date.now() - startedAt + untilNextMs < timeoutMs / 2;
          if (!isInTime || !(isReadAgain || hasDoneNothing(error))) throw unavailable(error);
          await new Promise((resolve) => setTimeout(resolve, untilNextMs));
        }
      }
    },
  };
}

/** @throws SentAway, or what the way to the server failed with, which may be that the time is over */
export async function askWithin(request: Request, withinMs: number): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(Math.max(0, withinMs)) });
  if (answer.status !== 429 && answer.status !== 503) return answer;
  await answer.body?.cancel();
  throw new SentAway(answer.status);
}

/** Whether it was the way to the database, or the press of people there, and not what was asked of it. */
function isTrouble(error: unknown): boolean {
  return !(error instanceof LibsqlError) || !isServed(error.code);
}

/** Whether a server that answers with this code has run a statement and refused it. Trouble with its disk is no refusal. */
export function isServed(code: string | undefined): boolean {
  return code !== undefined && /^(SQLITE_(?!BUSY|LOCKED)|SQL_|ARGS_INVALID)/.test(code) && !isStorageTrouble(code);
}

/** Whether a batch that failed has changed nothing for certain: a busy database refuses its BEGIN. */
function hasDoneNothing(error: unknown): boolean {
  return error instanceof SentAway || (error instanceof LibsqlError && error.code === 'SQLITE_BUSY');
}
