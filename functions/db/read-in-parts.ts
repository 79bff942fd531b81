import { LibsqlError } from '@libsql/client/web';
import type { Client, Row, Transaction } from '@libsql/client/web';
import type { Answer, Statement } from './statement.ts';

/** The rows of the first part. Smaller parts follow if it is too large. */
const FIRST_PART = 4096;

/** Returns whether the server refused to send an answer because of its size; sqld and Turso send at most 10 MB. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'RESPONSE_TOO_LARGE';
}

/**
 * Reads a batch whose answers are too large for one response: each statement by itself, and a large one in parts. All
 * are of one moment, as in a batch.
 * @param onTurn runs before each request to the server
 * @throws the server's error, also when it ended the transaction: sqld and Turso do after five seconds
 */
export async function readInParts(
  client: Client,
  statements: readonly Statement[],
  onTurn: () => void,
): Promise<Answer[]> {
  onTurn();
  const transaction = await client.transaction('read');
  try {
    const answers: Answer[] = [];
    for (const statement of statements) answers.push(await readOne(transaction, statement, onTurn));
    return answers;
  } finally {
    transaction.close();
  }
}

async function readOne(transaction: Transaction, { sql, args }: Statement, onTurn: () => void): Promise<Answer> {
  try {
    onTurn();
    return await transaction.execute({ sql, args });
  } catch (error) {
    if (!isTooLarge(error)) throw error;
  }
  const rows: Row[] = [];
  for (let size = FIRST_PART; ;) {
    try {
      onTurn();
      const part = await transaction.execute({
        sql: `SELECT * FROM (${sql}) LIMIT ${size} OFFSET ${rows.length}`,
        args,
      });
      for (const row of part.rows) rows.push(row);
      if (part.rows.length < size) return { rows, rowsAffected: 0 };
    } catch (error) {
      if (!isTooLarge(error) || size === 1) throw error;
      size = Math.ceil(size / 4);
    }
  }
}
