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

/**
 * The maximum wait in the queue. Every burst passes within that time: a late response to an order is better than a
 * refused order.
 */
const PATIENCE_MS = 30_000;
/** The maximum number of writes in a run. They take 0.5 s, even if each is a full order. */
const MOST_TOGETHER = 10;
const STUCK = 'The server took no write a moment ago';
/** The maximum time in which the server must prove that it accepts writes. */
const PROOF_MS = 2000;

/** The location of the records. The calling Worker has checked that it is complete. */
interface WriterEnv {
  DATABASE_URL: string;
  DATABASE_TOKEN: string | undefined;
}

/** A statement as a Worker sends it to the writer. */
export interface SentStatement {
  sql: string;
  args: InValue[];
}

type SentValue = null | string | number | bigint | ArrayBuffer;

interface SentAnswer {
  rows: SentValue[][];
  rowsAffected: number;
}

/** The result of a batch as it is sent back. Only the message of a thrown error would arrive. */
export type WriteEnd =
  | { answers: SentAnswer[] }
  | { refused: { message: string; statementIndex: number | undefined } }
  | { unavailable: string };

interface Write {
  batch: Statement[];
  withinMs: number;
  /** Whether other writes were in progress when it arrived. */
  hasWaited: boolean;
}

/**
 * The single writer of the shop's records: every isolate sends its writes here, and they go to the server one after the
 * other. A libSQL server permanently stops accepting writes when a checkpoint meets several writers in the server's own
 * queue. Writes that wait here for the same run are sent together, each as a transaction of its own.
 *
 * After a write has timed out at the server, one write at a time tries again and the others are refused at once.
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

  /** Runs a batch of writes as a whole or not at all. */
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

  /** Tells whether the server accepts writes. It sends a test write only if no recent write shows this. */
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
      // Any other error is the database's own refusal, which shows that the server responds.
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

  /** A faster failure is a temporary fault, such as a lost connection. */
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
