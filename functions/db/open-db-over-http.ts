import { createClient, LibsqlError } from '@libsql/client/web';
import { openDb } from './db.ts';
import type { Db, Engine } from './db.ts';
import { isTooLarge, readInParts } from './read-in-parts.ts';
import { isStorageTrouble, unavailable } from './trouble.ts';

/** Longer than any batch of the shop takes, and shorter than a shopper waits. */
export const TIMEOUT_MS = 8000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;

/** The server rejected a request (429 or 503) before it ran anything. */
export class SentAway extends Error {
  constructor(status: number) {
    super(`The database server answered ${status}`);
  }
}

/** Opens the database over HTTP for reads and writes; see `engineOverHttp`. */
export function openDbOverHttp(url: string, authToken: string | undefined): Db {
  return openDb(engineOverHttp(url, authToken));
}

/**
 * Returns an engine that sends batches over HTTP to Turso or any libSQL server. It creates one client per batch, since
 * a Worker may not share connections between requests. A batch that the server did not start (another connection
 * writes, or too many requests) is retried with growing pauses. A read whose answer is too large for the server is
 * repeated in parts.
 * @param timeoutMs how long a batch may take
 * @throws DATABASE_UNAVAILABLE from a batch when the server did not answer, not in time, or had no capacity
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
          if (mode === 'read' && isTooLarge(error))
            return readInParts(client, statements, () => (startedAt = Date.now()));
          if (!isTrouble(error)) throw error;
          // A read may be repeated safely. Whether a write took effect is unknown, so its caller must find out.
          const isReadAgain: boolean = mode === 'read' && !hasReadAgain;
          hasReadAgain ||= isReadAgain;
          if (isReadAgain) startedAt = Date.now();
          // Jitter, so that batches that were rejected together do not retry together.
          const untilNextMs = pauseMs * (0.5 + Math.random());
          // A retry starts in the first half of the time only, so that it can finish: the outcome of an aborted batch
          // is unknown.
          const isInTime = Date.now() - startedAt + untilNextMs < timeoutMs / 2;
          if (!isInTime || !(isReadAgain || hasDoneNothing(error))) throw unavailable(error);
          await new Promise((resolve) => setTimeout(resolve, untilNextMs));
        }
      }
    },
  };
}

/**
 * Sends a request with a time limit.
 * @throws SentAway when the server answers 429 or 503
 * @throws the network's error, also when the time is over
 */
export async function askWithin(request: Request, withinMs: number): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(Math.max(0, withinMs)) });
  if (answer.status !== 429 && answer.status !== 503) return answer;
  await answer.body?.cancel();
  throw new SentAway(answer.status);
}

/** Returns whether the connection or the server's load failed, and not the statement itself. */
function isTrouble(error: unknown): boolean {
  return !(error instanceof LibsqlError) || !isServed(error.code);
}

/** Returns whether a server with this error code ran a statement and refused it. Errors of its disk do not count. */
export function isServed(code: string | undefined): boolean {
  return code !== undefined && /^(SQLITE_(?!BUSY|LOCKED)|SQL_|ARGS_INVALID)/.test(code) && !isStorageTrouble(code);
}

/** Returns whether a failed batch has certainly changed nothing: a busy database refuses its BEGIN. */
function hasDoneNothing(error: unknown): boolean {
  return error instanceof SentAway || (error instanceof LibsqlError && error.code === 'SQLITE_BUSY');
}
