import Database from 'libsql';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A libSQL server for tests and for `npm run edge`: it speaks the Hrana 2 pipeline, as a real one does, over the
 * embedded engine, https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md. One connection a stream;
 * errors carry base codes only; one stream writes at a time, the others wait in line.
 */

export interface HranaServer {
  url: string;
  /** The texts of the statements of each pipeline since the start, oldest first. */
  pipelines: string[][];
  faults: HranaFaults;
  stop(): Promise<void>;
}

/** What goes wrong on purpose; each is counted down as it happens. */
export interface HranaFaults {
  /** So many pipelines are answered with an expired stream, before anything of them ran. */
  expired: number;
  /** So many pipelines that write run, and their answer is cut off. */
  cut: number;
  /** So many pipelines are answered 503, before anything of them ran. */
  refused: number;
  /** Every pipeline waits so long before it runs. */
  delayMs: number;
}

export interface HranaOptions {
  databasePath: string;
  /** 0 takes any free one. */
  port?: number;
  /** A stream nobody uses ends after so long, and what it had not committed is undone. */
  streamIdleMs?: number;
  /** A writer that keeps others waiting for so long loses its transaction. */
  stealAfterMs?: number;
}

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
  want_rows?: boolean;
}

type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

type StreamRequest =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: { condition?: Condition | null; stmt: Statement }[] } }
  | { type: 'sequence' | 'describe'; sql?: string; sql_id?: number }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number }
  | { type: 'get_autocommit' | 'close' };

interface StatementResult {
  cols: { name: string | null; decltype: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

class HranaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Statements a connection keeps prepared. */
const MAX_PREPARED = 300;

/** Starts the server over a database file that exists. */
export async function startHranaServer(options: HranaOptions): Promise<HranaServer> {
  const { databasePath, port = 0, streamIdleMs = 10_000, stealAfterMs = 5_000 } = options;
  const connections = new Connections(databasePath);
  const line = new WritersLine(stealAfterMs);
  const streams = new Map<string, Stream>();
  const pipelines: string[][] = [];
  const faults: HranaFaults = { expired: 0, cut: 0, refused: 0, delayMs: 0 };

  const sweep = setInterval(() => {
    for (const [baton, stream] of streams) {
      if (Date.now() - stream.lastUsed < streamIdleMs) continue;
      streams.delete(baton);
      stream.end();
    }
  }, 250);
  sweep.unref();

  async function runPipeline(body: { baton?: string | null; requests: StreamRequest[] }): Promise<object> {
    const stream = body.baton ? streams.get(body.baton) : new Stream(connections, line);
    if (!stream) throw new HranaError('STREAM_EXPIRED', 'The stream has expired due to inactivity');
    if (body.baton) streams.delete(body.baton);
    const seen: string[] = [];
    pipelines.push(seen);
    const results: object[] = [];
    for (const request of body.requests) {
      try {
        results.push({ type: 'ok', response: { type: request.type, ...(await stream.answer(request, seen)) } });
      } catch (error) {
        results.push({ type: 'error', error: wireError(error) });
      }
    }
    if (stream.closed) return { baton: null, base_url: null, results };
    const baton = randomBytes(16).toString('base64url');
    streams.set(baton, stream);
    return { baton, base_url: null, results };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://hrana').pathname;
    if (request.method === 'GET' && path === '/health') return send(response, 200, {});
    if (path === '/test/pipelines') return send(response, 200, pipelines);
    if (path === '/test/faults') {
      Object.assign(faults, JSON.parse(await readBody(request)));
      return send(response, 200, faults);
    }
    if (request.method !== 'POST' || path !== '/v2/pipeline') return send(response, 404, { message: 'not found' });
    const body = JSON.parse(await readBody(request)) as Parameters<typeof runPipeline>[0];
    if (faults.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
    if (faults.refused > 0) {
      faults.refused -= 1;
      return send(response, 503, { message: 'the server is overloaded', code: 'OVERLOADED' });
    }
    if (faults.expired > 0) {
      faults.expired -= 1;
      throw new HranaError('STREAM_EXPIRED', 'The stream has expired due to inactivity');
    }
    const result = await runPipeline(body);
    if (faults.cut > 0 && pipelines.at(-1)?.some((sql) => sql.startsWith('BEGIN IMMEDIATE'))) {
      faults.cut -= 1;
      request.socket.destroy();
      return;
    }
    send(response, 200, result);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 400, wireError(error)));
  });
  // A client that sends just as its connection is being closed for idleness would take that for a failure.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pipelines,
    faults,
    async stop() {
      clearInterval(sweep);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const stream of streams.values()) stream.end();
      connections.close();
    },
  };
}

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
class Connections {
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
class WritersLine {
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
class Stream {
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

/** Whether a statement can never hold up a writer: it reads, begins to read, or ends what was begun. */
function isHarmless(sql: string): boolean {
  return /^\s*(select|explain|pragma|commit|rollback|end|begin\s+transaction\s+readonly)\b/i.test(sql);
}

/** Whether something other than space and comments follows the first statement. Triggers have statements inside. */
function hasSecondStatement(sql: string): boolean {
  if (/^\s*create\s+(temp\s+|temporary\s+)?trigger\b/i.test(sql)) return false;
  const bare = sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
  return /;\s*\S/.test(bare);
}

function columnsOf(prepared: Database.Statement): StatementResult['cols'] {
  return prepared.reader ? prepared.columns().map(({ name, type }) => ({ name, decltype: type })) : [];
}

function engineValue(value: Value): unknown {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(value.value);
    case 'float':
    case 'text':
      return value.value;
    case 'blob':
      return Buffer.from(value.base64, 'base64');
  }
}

function wireValue(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') };
}

/** An error as a server sends it: the base code alone, whatever the engine knows. */
function wireError(error: unknown): { message: string; code: string } {
  if (error instanceof HranaError) return { message: error.message, code: error.code };
  const { message, code = 'UNKNOWN' } = error as Error & { code?: string };
  const base = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
  return { message: `SQLite error: ${message}`, code: base };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
