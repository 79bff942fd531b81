import Database from 'libsql';
import {
  columnsOf,
  engineValue,
  hasSecondStatement,
  HranaError,
  isHarmless,
  wireError,
  wireValue,
} from './hrana-protocol.ts';
import type { Condition, Statement, StatementResult, StreamRequest } from './hrana-protocol.ts';

/** Statements a connection keeps prepared. */
const MAX_PREPARED = 300;

/** A connection with the statements it has prepared; they answer with rows by position and whole integers. */
class Connection {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(path: string) {
    this.#database = new Database(path, { timeout: 5000 });
    this.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  prepare(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const prepared = this.#database.prepare(sql).safeIntegers(true);
    if (prepared.reader) prepared.raw(true);
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** A statement that failed may still hold its read open; it is not used again. */
  forget(sql: string): void {
    this.#prepared.delete(sql);
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }
}

/** Connections to the file, kept open between streams: opening one costs more than most batches. */
export class Connections {
  readonly #path: string;
  readonly #idle: Connection[] = [];

  constructor(path: string) {
    this.#path = path;
  }

  take(): Connection {
    return this.#idle.pop() ?? new Connection(this.#path);
  }

  giveBack(connection: Connection): void {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    this.#idle.push(connection);
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }
}

/**
 * The writers' line, first come, first served. The engine is synchronous: a second writer must not even begin while
 * the first is still open, or it would hold up the very thread the first needs in order to finish.
 */
export class WritersLine {
  readonly #stealAfterMs: number;
  readonly #waiting: { stream: Stream; go: () => void }[] = [];
  #holder: Stream | undefined;

  constructor(stealAfterMs: number) {
    this.#stealAfterMs = stealAfterMs;
  }

  async enter(stream: Stream): Promise<void> {
    if (this.#holder === stream) return;
    if (!this.#holder) {
      this.#holder = stream;
      return;
    }
    const steal = setTimeout(() => this.#holder?.lose(), this.#stealAfterMs);
    await new Promise<void>((go) => this.#waiting.push({ stream, go }));
    clearTimeout(steal);
  }

  leave(stream: Stream): void {
    if (this.#holder !== stream) return;
    const next = this.#waiting.shift();
    this.#holder = next?.stream;
    next?.go();
  }
}

/** One client's connection, over as many pipelines as it likes. */
export class Stream {
  closed = false;
  lastUsed = Date.now();
  readonly #connections: Connections;
  readonly #line: WritersLine;
  readonly #connection: Connection;
  readonly #texts = new Map<number, string>();
  #lost = false;

  constructor(connections: Connections, line: WritersLine) {
    this.#connections = connections;
    this.#line = line;
    this.#connection = connections.take();
  }

  async answer(request: StreamRequest, seen: string[]): Promise<object> {
    this.lastUsed = Date.now();
    switch (request.type) {
      case 'execute':
        return { result: await this.#execute(request.stmt, seen) };
      case 'batch':
        return { result: await this.#batch(request.batch.steps, seen) };
      case 'sequence': {
        const sql = this.#textOf(request);
        seen.push(sql);
        await this.#line.enter(this);
        try {
          this.#connection.exec(sql);
        } finally {
          this.#leaveLine();
        }
        return {};
      }
      case 'describe': {
        const prepared = this.#connection.prepare(this.#textOf(request));
        return { result: { params: [], cols: columnsOf(prepared), is_explain: false, is_readonly: prepared.reader } };
      }
      case 'store_sql':
        this.#texts.set(request.sql_id, request.sql);
        return {};
      case 'close_sql':
        this.#texts.delete(request.sql_id);
        return {};
      case 'get_autocommit':
        return { is_autocommit: !this.#connection.inTransaction };
      case 'close':
        this.end();
        return {};
    }
  }

  /** Ends the stream; what it had not committed is undone. */
  end(): void {
    if (this.closed) return;
    this.closed = true;
    this.#connections.giveBack(this.#connection);
    this.#line.leave(this);
  }

  /** Takes the open transaction away, since it kept another writer waiting for too long. */
  lose(): void {
    if (!this.#connection.inTransaction) return;
    this.#connection.exec('ROLLBACK');
    this.#lost = true;
    this.#line.leave(this);
  }

  async #batch(steps: { condition?: Condition | null; stmt: Statement }[], seen: string[]): Promise<object> {
    const results: (StatementResult | null)[] = [];
    const errors: (object | null)[] = [];
    const holds = (condition: Condition): boolean => {
      switch (condition.type) {
        case 'ok':
          return results[condition.step] != null;
        case 'error':
          return errors[condition.step] != null;
        case 'not':
          return !holds(condition.cond);
        case 'and':
          return condition.conds.every(holds);
        case 'or':
          return condition.conds.some(holds);
        case 'is_autocommit':
          return !this.#connection.inTransaction;
      }
    };
    for (const { condition, stmt } of steps) {
      const position = results.length;
      results[position] = null;
      errors[position] = null;
      if (condition && !holds(condition)) continue;
      try {
        results[position] = await this.#execute(stmt, seen);
      } catch (error) {
        errors[position] = wireError(error);
      }
    }
    return { step_results: results, step_errors: errors };
  }

  async #execute(statement: Statement, seen: string[]): Promise<StatementResult> {
    const sql = this.#textOf(statement);
    seen.push(sql);
    if (this.#lost) {
      this.#lost = /^\s*(rollback|commit)/i.test(sql) ? false : this.#lost;
      throw new HranaError('TRANSACTION_TIMEOUT', 'Transaction timed-out');
    }
    if (hasSecondStatement(sql))
      throw new HranaError('SQL_MANY_STATEMENTS', 'SQL string contains more than one statement');
    if (!isHarmless(sql)) await this.#line.enter(this);
    try {
      return this.#run(sql, statement);
    } catch (error) {
      this.#connection.forget(sql);
      throw error;
    } finally {
      this.#leaveLine();
    }
  }

  #run(sql: string, { args = [], named_args = [] }: Statement): StatementResult {
    const prepared = this.#connection.prepare(sql);
    const values =
      named_args.length > 0
        ? [Object.fromEntries(named_args.map(({ name, value }) => [name.replace(/^[:@$]/, ''), engineValue(value)]))]
        : [args.map(engineValue)];
    const columns = columnsOf(prepared);
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = prepared.run(...values);
      return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: String(lastInsertRowid) };
    }
    const before = this.#totalChanges();
    const rows = prepared.all(...values) as unknown[][];
    const affected = Number(this.#totalChanges() - before);
    return {
      cols: columns,
      rows: rows.map((row) => row.map(wireValue)),
      affected_row_count: affected,
      last_insert_rowid: null,
    };
  }

  #totalChanges(): bigint {
    const [[total]] = this.#connection.prepare('SELECT total_changes()').all([]) as [[bigint]];
    return total;
  }

  #textOf({ sql, sql_id }: { sql?: string; sql_id?: number }): string {
    const text = sql ?? this.#texts.get(sql_id ?? -1);
    if (text === undefined) throw new HranaError('SQL_NOT_FOUND', `SQL text ${String(sql_id)} was not stored`);
    return text;
  }

  #leaveLine(): void {
    if (!this.#connection.inTransaction) this.#line.leave(this);
  }
}
