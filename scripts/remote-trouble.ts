import { createClient, LibsqlError } from '@libsql/client/web';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { MARK } from './copy-tables.ts';

/**
 * Checks that a database server answers and accepts the token.
 * @returns whether a move to it was interrupted
 * @throws CannotStart
 */
export function requireAnswer(url: string, authToken: string | undefined): Promise<{ isUnfinished: boolean }> {
  return inOperatorsWords(url, async () => {
    const client = createClient({ url, ...(authToken ? { authToken } : {}) });
    const { rows } = await client.execute({ sql: 'SELECT 1 FROM sqlite_schema WHERE name = ?', args: [MARK] });
    client.close();
    return { isUnfinished: rows.length > 0 };
  });
}

/**
 * Checks that a database server answers, accepts the token, and has no records that a move has not finished.
 * @throws CannotStart
 */
export async function requireFinished(url: string, authToken: string | undefined): Promise<void> {
  const { isUnfinished } = await requireAnswer(url, authToken);
  if (isUnfinished)
    throw new CannotStart(
      `A move to ${new URL(url).host} was interrupted, so its records are not complete. Run it again: npm run move -- --to-edge`,
    );
}

/**
 * Runs a step of a command that speaks to a database server.
 * @throws CannotStart for an address that is none, a server that does not answer, and a refused token; any other error
 *   unchanged
 */
export async function inOperatorsWords<Result>(url: string, step: () => Promise<Result>): Promise<Result> {
  if (!URL.canParse(url))
    throw new CannotStart('DATABASE_URL is no address. It looks like libsql://shop.turso.example.');
  try {
    return await step();
  } catch (error) {
    throw worded(error, `The database at ${new URL(url).host}`);
  }
}

function worded(error: unknown, where: string): unknown {
  if (error instanceof TypeError)
    return new CannotStart(`${where} does not answer. Check DATABASE_URL and the server.`);
  if (!(error instanceof LibsqlError) || error.code.startsWith('SQLITE_')) return error;
  return /\b(401|403)\b/.test(error.message)
    ? new CannotStart(`${where} does not take DATABASE_TOKEN.`)
    : new CannotStart(`${where} answers: ${error.message}. Check DATABASE_URL and the server.`);
}
