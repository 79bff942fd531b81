import { openDb } from '../db/db.ts';
import type { Db, Engine } from '../db/db.ts';
import { engineOverHttp } from '../db/open-db-over-http.ts';
import { withSlowReported } from '../db/slow-statements.ts';
import type { OnSlow } from '../db/slow-statements.ts';
import type { Answer, Statement } from '../db/statement.ts';
import { unavailable } from '../db/trouble.ts';
import { outdatesPages } from '../domain/platform/page-invalidations/index.ts';
import type { Log } from '../domain/shop.ts';
import { NEAR_RECORDS } from './location.ts';
import type { Writer } from './writer.ts';

/** One Durable Object for all isolates. */
const THE_WRITER = 'records';

/** A batch that the database refused. `db.ts` reads from it the reason and the failed statement. */
class WriteRefused extends Error {
  readonly statementIndex: number | undefined;

  constructor(message: string, statementIndex: number | undefined) {
    super(message);
    this.statementIndex = statementIndex;
  }
}

interface EdgeDb {
  url: string;
  authToken: string | undefined;
  writers: DurableObjectNamespace<Writer>;
  onSlow: OnSlow;
  /** Runs after a write that outdates static pages. */
  onPagesOutdated: () => void;
}

/**
 * Opens the records for a Worker. It reads over HTTP itself, and writes through the single writer.
 * @throws DATABASE_UNAVAILABLE like `engineOverHttp`, and when the writer cannot be reached
 */
export function openEdgeDb({ url, authToken, writers, onSlow, onPagesOutdated }: EdgeDb): Db {
  const own = engineOverHttp(url, authToken);
  const engine: Engine = {
    async batch(statements, mode) {
      if (mode === 'read') return own.batch(statements, mode);
      const answers = await write(writers, statements);
      if (statements.some(outdatesPages)) onPagesOutdated();
      return answers;
    },
  };
  return openDb(withSlowReported(engine, onSlow));
}

async function write(writers: DurableObjectNamespace<Writer>, statements: Statement[]): Promise<Answer[]> {
  const sent = statements.map(({ sql, args }) => ({ sql, args }));
  // As with HTTP, the outcome of a write is unknown when its response was lost.
  const end = await theWriter(writers)
    .write(sent)
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  if ('unavailable' in end) throw unavailable(end.unavailable);
  if ('refused' in end) throw new WriteRefused(end.refused.message, end.refused.statementIndex);
  return end.answers;
}

/** Tells whether the records accept writes, according to the writer. */
export async function isWriterGood(writers: DurableObjectNamespace<Writer>, log: Log): Promise<boolean> {
  try {
    return await theWriter(writers).isGood();
  } catch (error) {
    log.error('health.failed', error);
    return false;
  }
}

function theWriter(writers: DurableObjectNamespace<Writer>): DurableObjectStub<Writer> {
  return writers.getByName(THE_WRITER, NEAR_RECORDS);
}
