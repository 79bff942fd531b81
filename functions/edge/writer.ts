import type { InValue } from '@libsql/client/web';
import { DurableObject } from 'cloudflare:workers';
import { Refusal } from '#contract/calls/refusals.ts';
import { openDb } from '../db/db.ts';
import type { Engine } from '../db/db.ts';
import { engineOverHttp, isServed, SentAway, TIMEOUT_MS } from '../db/open-db-over-http.ts';
import type { Answer, Statement } from '../db/statement.ts';
import { isStorageTrouble, sqliteCodeOf } from '../db/trouble.ts';
import { writeTogether } from '../db/write-together.ts';
import { isWritable, watchHealth } from '../domain/platform/health/index.ts';
import type { Health } from '../domain/platform/health/index.ts';
import { logTo } from '../log-line.ts';
import { LineTooLong, WritersLine } from './writers-line.ts';

const log = logTo((line) => console.log(line));

/** Every rush passes within that: an order that is answered late is better than one that is not taken. */
const PATIENCE_MS = 30_000;
/** So many are done in half a second, even where each is a full order. */
const MOST_TOGETHER = 10;
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

interface Write {
  batch: Statement[];
  withinMs: number;
  /** Whether others were writing when it came. */
  hasWaited: boolean;
}

/**
 * The one writer of the shop's records: every isolate sends its writes here, and they go to the server one after the other.
 * A libSQL server stops taking writes for good when a checkpoint meets several writers that wait in its own line. Writes
 * that wait here for the same turn travel together, each a transaction of its own.
 *
 * After a write that the server kept waiting in vain, one at a time tries again and the others are told at once.
 */
export class Writer extends DurableObject<WriterEnv> {
  readonly #line = new WritersLine((writes: Write[]) => this.#takeTurn(writes), MOST_TOGETHER);
  readonly #health: Health;
  readonly #engine: (withinMs: number) => Engine;
  #isStuck = false;

  constructor(state: DurableObjectState, env: WriterEnv) {
    super(state, env);
    this.#engine = (withinMs) => engineOverHttp(env.DATABASE_URL, env.DATABASE_TOKEN, withinMs);
    const proof = openDb({
      batch: (statements, mode) =>
        mode === 'read' ? this.#engine(PROOF_MS).batch(statements, mode) : this.#prove(statements),
    });
    this.#health = watchHealth(() => isWritable({ ...proof, now: Date.now(), log }), Date.now);
  }

  /** Runs a batch of writes, as a whole or not at all. */
  async write(statements: SentStatement[]): Promise<WriteEnd> {
    const batch = statements.map((statement): Statement => ({ ...statement, read: () => undefined }));
    const hasWaited = this.#line.isBusy;
    if (this.#isStuck && hasWaited) return { unavailable: STUCK };
    try {
      return await this.#line.enter({ batch, withinMs: TIMEOUT_MS, hasWaited }, PATIENCE_MS);
    } catch (error) {
      if (error instanceof LineTooLong) return { unavailable: error.message };
      throw error;
    }
  }

  /** Whether the server takes writes. It is asked only where no write of the last seconds tells. */
  isGood(): Promise<boolean> {
    return this.#health.isGood();
  }

  async #prove(batch: Statement[]): Promise<Answer[]> {
    const end = await this.#line.enter({ batch, withinMs: PROOF_MS, hasWaited: false }, PROOF_MS);
    if ('answers' in end) return end.answers;
    throw new Error('refused' in end ? end.refused.message : end.unavailable);
  }

  async #takeTurn(writes: Write[]): Promise<WriteEnd[]> {
    const isTogether = writes.length > 1 && !this.#isStuck;
    const tried = isTogether ? await this.#writeTogether(writes) : writes.map(() => 'not done' as const);
    const ends: WriteEnd[] = [];
    for (const [place, write] of writes.entries()) {
      const end = tried[place]!;
      ends.push(end === 'not done' ? await this.#writeAlone(write) : end);
    }
    return ends;
  }

  async #writeTogether(writes: Write[]): Promise<(WriteEnd | 'not done')[]> {
    const { DATABASE_URL, DATABASE_TOKEN } = this.env;
    const startedAt = Date.now();
    try {
      const batches = writes.map(({ batch }) => batch);
      const ends = await writeTogether(DATABASE_URL, DATABASE_TOKEN, batches, TIMEOUT_MS);
      if (ends.some((end) => end !== 'not done')) this.#noteServed();
      return ends.map((end) => {
        if (end === 'not done') return end;
        if ('answers' in end) return { answers: end.answers.map(toSend) };
        if (isServed(end.error.code)) return endOf(end.error);
        this.#noteStorage(end.error);
        return { unavailable: String(end.error) };
      });
    } catch (error) {
      if (error instanceof SentAway) return writes.map(() => 'not done');
      this.#noteTrouble(startedAt, TIMEOUT_MS);
      return writes.map(() => ({ unavailable: String(error) }));
    }
  }

  async #writeAlone({ batch, withinMs, hasWaited }: Write): Promise<WriteEnd> {
    if (this.#isStuck && hasWaited) return { unavailable: STUCK };
    const startedAt = Date.now();
    try {
      const answers = await this.#engine(withinMs).batch(batch, 'write');
      this.#noteServed();
      return { answers: answers.map(toSend) };
    } catch (error) {
      // What was refused was served.
      if (error instanceof Refusal) {
        this.#noteTrouble(startedAt, withinMs);
        this.#noteStorage(error);
      } else this.#isStuck = false;
      return endOf(error);
    }
  }

  #noteServed(): void {
    this.#isStuck = false;
    this.#health.note(true);
  }

  /** A server whose disk or file fails counts as unhealthy, although it serves reads. */
  #noteStorage(error: unknown): void {
    if (isStorageTrouble(sqliteCodeOf(error))) this.#health.note(false);
  }

  /** What fails sooner has met a passing trouble, such as a lost connection. */
  #noteTrouble(startedAt: number, withinMs: number): void {
    this.#isStuck = Date.now() - startedAt >= withinMs / 4;
    if (this.#isStuck) this.#health.note(false);
  }
}

function endOf(error: unknown): WriteEnd {
  if (error instanceof Refusal) return { unavailable: String(error.cause) };
  if (!(error instanceof Error)) throw error;
  const statementIndex = 'statementIndex' in error ? Number(error.statementIndex) : undefined;
  return { refused: { message: error.message, statementIndex } };
}

function toSend({ rows, rowsAffected }: Answer): SentAnswer {
  return { rows: rows.map((row) => Array.from(row as ArrayLike<SentValue>)), rowsAffected };
}
