import { openDb } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { engineOverHttp } from '../db/open-db-over-http.ts';
import type { Answer, Statement } from '../db/statement.ts';
import { unavailable } from '../db/trouble.ts';
import type { Log } from '../domain/shop.ts';
import type { Writer } from './writer.ts';

/** There is one for all isolates. */
const THE_WRITER = 'records';

/** A batch that the database refused; `db.ts` asks why, and which statement it was. */
class WriteRefused extends Error {
  readonly statementIndex: number | undefined;

  constructor(message: string, statementIndex: number | undefined) {
    super(message);
    this.statementIndex = statementIndex;
  }
}

/**
 * Opens the records for a Worker: it reads over HTTP by itself, and writes through the one writer.
 * @throws DATABASE_UNAVAILABLE as `engineOverHttp` does, and when the writer cannot be reached
 */
export function openEdgeDb(url: string, authToken: string | undefined, writers: DurableObjectNamespace<Writer>): Db {
  const own = engineOverHttp(url, authToken);
  return openDb({
    batch: (statements, mode) => (mode === 'read' ? own.batch(statements, mode) : write(writers, statements)),
  });
}

async function write(writers: DurableObjectNamespace<Writer>, statements: Statement[]): Promise<Answer[]> {
  const sent = statements.map(({ sql, args }) => ({ sql, args }));
  // Also here nobody knows what became of a write whose answer was lost.
  const end = await theWriter(writers)
    .write(sent)
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  if ('unavailable' in end) throw unavailable(end.unavailable);
  if ('refused' in end) throw new WriteRefused(end.refused.message, end.refused.statementIndex);
  return end.answers;
}

/** Whether the records take writes, as the writer knows. */
export async function isWriterGood(writers: DurableObjectNamespace<Writer>, log: Log): Promise<boolean> {
  try {
    return await theWriter(writers).isGood();
  } catch (error) {
    log.error('health.failed', error);
    return false;
  }
}

function theWriter(writers: DurableObjectNamespace<Writer>): DurableObjectStub<Writer> {
  return writers.getByName(THE_WRITER);
}
