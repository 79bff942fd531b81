import type { InValue } from '@libsql/client/web';
import { DurableObject } from 'cloudflare:workers';
import { Refusal } from '#contract/calls/refusals.ts';
import { openDb } from '../db/db.ts';
import type { Engine } from '../db/db.ts';
import { engineOverHttp, TIMEOUT_MS } from '../db/open-db-over-http.ts';
import type { Answer, Statement } from '../db/statement.ts';
import { isWritable, watchHealth } from '../domain/health/index.ts';
import type { Health } from '../domain/health/index.ts';
import { logTo } from '../log-line.ts';
import { LineTooLong, WritersLine } from './writers-line.ts';

const log = logTo((line) => console.log(line));

/** Every rush passes within that: an order that is answered late is better than one that is not taken. */
const PATIENCE_MS = 30_000;
const STUCK = 'The server took no write a moment ago';
/** How long the server may take to show that it takes writes. */
const PROOF_MS = 2000;

/** Where the records are. Whether all of it is there has been looked at by the Worker that calls. */
interface WriterEnv {
  DATABASE_URL: string;
  DATABASE_TOKEN: string | undefined;
}

/** A statement as it travels from a Worker to the writer. */
export interface SentStatement {
  sql: string;
  args: InValue[];
}

type SentValue = null | string | number | bigint | ArrayBuffer;

interface SentAnswer {
  rows: SentValue[][];
  rowsAffected: number;
}

/** How a batch ended, as it travels back: of an error that is thrown only the message would arrive. */
export type WriteEnd =
  | { answers: SentAnswer[] }
  | { refused: { message: string; statementIndex: number | undefined } }
  | { unavailable: string };

/**
 * The one writer of the shop's records: every isolate sends its writes here, and they go to the server one at a time. A
 * libSQL server stops taking writes for good when a checkpoint meets several writers that wait in its own line.
 *
 * After a write that the server kept waiting in vain, one at a time tries again and the others are told at once.
 */
export class Writer extends DurableObject<WriterEnv> {
  readonly #line = new WritersLine();
  readonly #health: Health;
  readonly #engine: (withinMs: number) => Engine;
  #isStuck = false;

  constructor(state: DurableObjectState, env: WriterEnv) {
    super(state, env);
    this.#engine = (withinMs) => engineOverHttp(env.DATABASE_URL, env.DATABASE_TOKEN, withinMs);
    const proof = openDb({
      batch: (statements, mode) =>
        mode === 'read'
          ? this.#engine(PROOF_MS).batch(statements, mode)
          : this.#line.enter(() => this.#run(statements, PROOF_MS), PROOF_MS),
    });
    this.#health = watchHealth(() => isWritable({ ...proof, log }), Date.now);
  }

  /** Runs a batch of writes, as a whole or not at all. */
  async write(statements: SentStatement[]): Promise<WriteEnd> {
    const batch = statements.map((statement): Statement => ({ ...statement, read: () => undefined }));
    const hasWaited = this.#line.isBusy;
    if (this.#isStuck && hasWaited) return { unavailable: STUCK };
    try {
      return await this.#line.enter(async () => {
        if (this.#isStuck && hasWaited) return { unavailable: STUCK };
        return { answers: (await this.#run(batch, TIMEOUT_MS)).map(toSend) };
      }, PATIENCE_MS);
    } catch (error) {
      if (error instanceof LineTooLong) return { unavailable: error.message };
      if (error instanceof Refusal) return { unavailable: String(error.cause) };
      if (!(error instanceof Error)) throw error;
      const statementIndex = 'statementIndex' in error ? Number(error.statementIndex) : undefined;
      return { refused: { message: error.message, statementIndex } };
    }
  }

  /** Whether the server takes writes. It is asked only where no write of the last seconds tells. */
  isGood(): Promise<boolean> {
    return this.#health.isGood();
  }

  async #run(batch: Statement[], withinMs: number): Promise<Answer[]> {
    const startedAt = Date.now();
    try {
      const answers = await this.#engine(withinMs).batch(batch, 'write');
      this.#isStuck = false;
      this.#health.note(true);
      return answers;
    } catch (error) {
      // What fails sooner has met a passing trouble, such as a lost connection; what was refused was served.
      this.#isStuck = error instanceof Refusal && Date.now() - startedAt >= withinMs / 4;
      if (this.#isStuck) this.#health.note(false);
      throw error;
    }
  }
}

function toSend({ rows, rowsAffected }: Answer): SentAnswer {
  return { rows: rows.map((row) => Array.from(row as ArrayLike<SentValue>)), rowsAffected };
}
