import Database from 'libsql';
import { Refusal } from '#contract/calls/refusals.ts';
import { openDb } from '../db/db.ts';
import type { Db, Engine } from '../db/db.ts';
import { SLOW_MS } from '../db/slow-statements.ts';
import type { OnSlow } from '../db/slow-statements.ts';
import type { Answer, Statement } from '../db/statement.ts';
import { isDamage, sqliteCodeOf } from '../db/trouble.ts';

/**
 * The size of the cache of prepared statements. It is far more than the shop's fixed statements; lists with filters
 * vary.
 */
const MAX_PREPARED = 500;

/** The failure of a batch. `db.ts` reads from it which statement failed. */
class BatchError extends Error {
  readonly statementIndex: number;

  constructor(cause: Error, statementIndex: number) {
    super(cause.message, { cause });
    this.statementIndex = statementIndex;
  }
}

/** A batch whose caller waits. */
interface Asked {
  statements: Statement[];
  /** The end of its wait for another process, as of `performance.now()`. */
  deadline: number;
  resolve(answers: Answer[]): void;
  reject(error: Error): void;
}

interface Prepared {
  statement: Database.Statement;
  /** Whether the statement returns rows. Cached, because the check is a call of the engine. */
  isReader: boolean;
}

/** The first pause before a retry after another process's lock. Each further pause is twice as long. */
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 50;

/**
 * libSQL inside the process, over one connection. Nothing runs between the statements of a batch, so two writes of this
 * process never interleave. Statements stay prepared between batches, unlike in `@libsql/client`: this is four to
 * twenty times faster.
 *
 * Write batches that arrive together are committed together, because the disk's sync at a commit is the slow part. Each
 * batch succeeds whole or is undone by its savepoint. None is answered before the commit.
 *
 * A batch that meets another process's lock is undone and retried for up to `busyMs`. The engine's own wait is off,
 * because it would block the event loop, and with it every page.
 * @throws DATABASE_UNAVAILABLE from a batch whose wait has ended
 */
class EmbeddedEngine implements Engine {
  readonly #connection: Database.Database;
  readonly #busyMs: number;
  readonly #onSlow: OnSlow;
  readonly #prepared = new Map<string, Prepared>();
  #waiting: Asked[] = [];
  #isFlushDue = false;
  #isDamaged = false;
  #pauseMs = FIRST_PAUSE_MS;
  #commits = 0;
  readonly #othersCommits: Database.Statement;

  constructor(connection: Database.Database, busyMs: number, onSlow: OnSlow) {
    this.#connection = connection;
    this.#onSlow = onSlow;
    this.#busyMs = busyMs;
    connection.exec('PRAGMA busy_timeout = 0');
    this.#othersCommits = connection.prepare('PRAGMA data_version').raw(true);
  }

  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Returns a text that differs after every commit, of this process or of another one. */
  version(): string {
    return `${this.#commits} ${(this.#othersCommits.get() as [number])[0]}`;
  }

  batch(statements: Statement[], mode: 'read' | 'write'): Promise<Answer[]> {
    return new Promise((resolve, rejectWith) => {
      const reject = (error: Error) => {
        this.#isDamaged ||= isDamage(sqliteCodeOf(error));
        rejectWith(error);
      };
      const asked = { statements, deadline: performance.now() + this.#busyMs, resolve, reject };
      if (mode === 'read') return this.#readOrWait(asked, FIRST_PAUSE_MS);
      this.#waiting.push(asked);
      if (this.#isFlushDue) return;
      this.#isFlushDue = true;
      setImmediate(() => this.#flush());
    });
  }

  /**
   * Writes the waiting batches, waits for other processes' locks, and refuses the rest. This may block the event loop,
   * which nothing needs any more.
   */
  close(): void {
    this.#connection.exec(`PRAGMA busy_timeout = ${this.#busyMs}`);
    this.#flush();
    for (const { reject } of this.#waiting) reject(new Refusal('DATABASE_UNAVAILABLE'));
    this.#waiting = [];
    this.#connection.close();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#isFlushDue = false;
    const locked = waiting.length > 1 ? this.#writeTogether(waiting) : this.#writeEach(waiting);
    if (locked.length > 0) this.#writeLater(locked);
    else this.#pauseMs = FIRST_PAUSE_MS;
  }

  #writeLater(locked: Asked[]): void {
    this.#waiting = locked.filter((input) => !this.#isTooLate(input));
    if (this.#waiting.length === 0) return;
    this.#isFlushDue = true;
    setTimeout(() => this.#flush(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }

  #readOrWait(query: Asked, pauseMs: number): void {
    try {
      query.resolve(this.#read(query.statements));
    } catch (error) {
      if (!isLocked(error)) query.reject(error as Error);
      else if (!this.#isTooLate(query)) {
        setTimeout(() => this.#readOrWait(query, Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
      }
    }
  }

  /** Tells whether a batch's wait has ended. If so, it is refused. */
  #isTooLate({ deadline, reject }: Asked): boolean {
    if (performance.now() < deadline) return false;
    reject(new Refusal('DATABASE_UNAVAILABLE'));
    return true;
  }

  #read(statements: Statement[]): Answer[] {
    if (statements.length === 1) return [this.#step(statements[0]!, 0)];
    return this.#transaction('BEGIN', () => this.#steps(statements));
  }

  /** Writes batches one by one. Returns those that met another process's lock. */
  #writeEach(waiting: Asked[]): Asked[] {
    return waiting.filter(({ statements, resolve, reject }) => {
      try {
        const answers = this.#transaction('BEGIN IMMEDIATE', () => this.#steps(statements));
        this.#commits += 1;
        resolve(answers);
      } catch (error) {
        if (isLocked(error)) return true;
        reject(error as Error);
      }
      return false;
    });
  }

  /** Writes several batches in one transaction. Returns those that met another process's lock. */
  #writeTogether(waiting: Asked[]): Asked[] {
    const outcomes: (() => void)[] = [];
    try {
      this.#transaction('BEGIN IMMEDIATE', () => {
        for (const { statements, resolve, reject } of waiting) {
          this.#prepare('SAVEPOINT batch').statement.run();
          try {
            const answers = this.#steps(statements);
            outcomes.push(() => resolve(answers));
          } catch (error) {
            if (isLocked(error)) throw error;
            this.#prepare('ROLLBACK TO batch').statement.run();
            outcomes.push(() => reject(error as Error));
          }
          this.#prepare('RELEASE batch').statement.run();
        }
      });
    } catch (error) {
      // Everything was rolled back. Each batch then runs alone and gets its own error.
      return isLocked(error) ? waiting : this.#writeEach(waiting);
    }
    this.#commits += 1;
    for (const settle of outcomes) settle();
    return [];
  }

  /**
   * Begins and commits without prepared statements: one that met a lock stays open, and then no later commit succeeds.
   */
  #transaction<Result>(begin: string, run: () => Result): Result {
    this.#connection.exec(begin);
    try {
      const result = run();
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  #steps(statements: Statement[]): Answer[] {
    return statements.map((statement, index) => this.#step(statement, index));
  }

  #step(bound: Statement, index: number): Answer {
    try {
      const { statement, isReader } = this.#prepare(bound.sql);
      const args = bound.args.map(engineValue);
      const startedAt = performance.now();
      const answer: Answer = isReader
        ? { rows: statement.all(args) as unknown[][], rowsAffected: 0 }
        : { rows: [], rowsAffected: statement.run(args).changes };
      const ms = performance.now() - startedAt;
      if (ms > SLOW_MS) this.#onSlow(bound.sql, ms);
      return answer;
    } catch (error) {
      // A failed statement may still have an open read, so it is not used again.
      this.#prepared.delete(bound.sql);
      throw new BatchError(error as Error, index);
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    const prepared = { statement, isReader: statement.reader };
    if (prepared.isReader) statement.raw(true);
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.delete(this.#prepared.keys().next().value!);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Returns a value in a type that the engine accepts. A boolean would not throw but end the process. */
function engineValue(value: Statement['args'][number]): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Tells whether another process was writing. */
function isLocked(error: unknown): boolean {
  const { code } = (error instanceof BatchError ? error.cause : error) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

export interface EmbeddedDb extends Db {
  /**
   * The raw connection, for migrations and backups. It does not wait for other processes unless it is configured to.
   */
  connection: Database.Database;
  /** Returns a text that differs after every commit of a batch, or of another process. */
  version(): string;
  /** Tells whether a batch has met damage in the file since it was opened. */
  isDamaged(): boolean;
  close(): void;
}

/**
 * Opens the database file, and creates it if it is missing. It uses a write-ahead log, every commit is on the disk
 * before it is answered (synchronous FULL), and foreign keys are enforced.
 * @param busyMs how long a batch waits for another process that writes
 * @param onSlow receives each slow statement
 * @throws when the connection does not have these settings
 */
export function openEmbeddedDb(path: string, busyMs = 5000, onSlow: OnSlow = () => {}): EmbeddedDb {
  const connection = new Database(path, { timeout: busyMs });
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const holds = (pragma: string, value: unknown) => {
    const found = Object.values(connection.prepare(`PRAGMA ${pragma}`).get() as object)[0];
    if (found !== value)
      throw new Error(`The database opened with ${pragma} = ${String(found)}, not ${String(value)}.`);
  };
  holds('journal_mode', 'wal');
  holds('synchronous', 2);
  holds('foreign_keys', 1);
  const engine = new EmbeddedEngine(connection, busyMs, onSlow);
  return {
    ...openDb(engine),
    connection,
    version: () => engine.version(),
    isDamaged: () => engine.isDamaged,
    close: () => engine.close(),
  };
}
