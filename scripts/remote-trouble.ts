import { createClient, LibsqlError } from '@libsql/client/web';
import { CannotStart } from '../functions/node/cannot-start.ts';

/**
 * Checks that a database server answers and accepts the token.
 * @throws CannotStart
 */
export async function requireAnswer(url: string, authToken: string | undefined): Promise<void> {
  await inOperatorsWords(url, async () => {
    const client = createClient({ url, ...(authToken ? { authToken } : {}) });
    await client.execute('SELECT 1');
    client.close();
  });
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
