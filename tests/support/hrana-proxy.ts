import { Agent, createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A proxy before a libSQL server in tests. It records the statements sent to the server and plays faults. Its own
 * answers are like the server's: https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md
 */

export interface HranaProxy {
  url: string;
  /** The texts of the statements of each pipeline since the start, oldest first. */
  pipelines: string[][];
  faults: HranaFaults;
  stop(): Promise<void>;
}

/** The faults to play. A number is the count of pipelines that are still to fail. */
export interface HranaFaults {
  /** Pipelines answered with an expired stream, without running. */
  expired: number;
  /** Pipelines answered 503, without running. */
  refused: number;
  /** Pipelines answered 429, without running: the server has too many requests at once. */
  crowded: number;
  /** Writing pipelines whose BEGIN is answered with a busy database. */
  busy: number;
  /** Writing pipelines answered as by a server on a full disk: their COMMIT failed. */
  full: number;
  /** Writing pipelines that run, and whose answer is cut off. */
  cut: number;
  /** Writing pipelines that run, and whose answer never comes. */
  silent: number;
  /** Pipelines with a statement that contains this text are answered 503, without running; none while it is empty. */
  without: string;
  /** While true, writing pipelines neither run nor get an answer. Afterwards their connections are closed. */
  frozen: boolean;
}

interface Pipeline {
  baton?: string | null;
  requests: {
    type: string;
    sql?: string;
    sql_id?: number;
    stmt?: Statement;
    batch?: { steps: { stmt: Statement }[] };
  }[];
}

interface Statement {
  sql?: string;
  sql_id?: number;
}

const EXPIRED = { message: 'The stream has expired due to inactivity', code: 'STREAM_EXPIRED' };
const BUSY = { message: 'SQLite error: database is locked', code: 'SQLITE_BUSY' };
/** The error of sqld 0.24.32 on a full disk. */
const FULL = { message: 'SQLite error: disk I/O error', code: 'SQLITE_IOERR' };
const DONE = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };

/** Starts the proxy before the server at this address. */
export async function startHranaProxy(serverUrl: string): Promise<HranaProxy> {
  const pipelines: string[][] = [];
  /** Stores each text once: a run sends the same texts thousands of times. */
  const texts = new Map<string, string>();
  const once = (text: string) => {
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text)!;
  };
  const faults: HranaFaults = {
    expired: 0,
    refused: 0,
    crowded: 0,
    busy: 0,
    full: 0,
    cut: 0,
    silent: 0,
    without: '',
    frozen: false,
  };

  const held: IncomingMessage[] = [];
  /** Keep-alive connections to the server. */
  const connections = new Agent({ keepAlive: true });

  /** Returns the number of pipelines with a statement that contains this text; all pipelines for an empty text. */
  const countWith = (text: string) =>
    text === '' ? pipelines.length : pipelines.filter((sent) => sent.some((sql) => sql.includes(text))).length;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://hrana');
    // A run sends megabytes of statements, so a caller gets only the pipelines from an index on.
    if (path === '/test/pipelines') {
      return send(response, 200, JSON.stringify(pipelines.slice(Number(searchParams.get('from') ?? 0))));
    }
    if (path === '/test/count') return send(response, 200, JSON.stringify(countWith(searchParams.get('text') ?? '')));
    const body = await readBody(request);
    if (path === '/test/faults') {
      Object.assign(faults, JSON.parse(body));
      if (!faults.frozen) for (const { socket } of held.splice(0)) socket.destroy();
      return send(response, 200, JSON.stringify(faults));
    }
    const pipeline = JSON.parse(body) as Pipeline;
    const statements = statementsOf(pipeline);
    const writes = statements.includes('BEGIN IMMEDIATE');
    pipelines.push(statements.map(once));
    const happens = (fault: keyof Omit<HranaFaults, 'frozen' | 'without'>) => faults[fault] > 0 && faults[fault]-- > 0;

    const isAway = faults.without !== '' && statements.some((sql) => sql.includes(faults.without));

    if (isAway || happens('refused')) return send(response, 503, JSON.stringify({ error: 'The server is overloaded' }));
    if (happens('crowded')) return send(response, 429, JSON.stringify({ error: 'Too many requests' }));
    if (happens('expired')) return send(response, 400, JSON.stringify(EXPIRED));
    if (writes && faults.frozen) {
      held.push(request);
      return;
    }
    if (writes && happens('busy'))
      return send(response, 200, JSON.stringify(failedAnswer(pipeline, 'BEGIN IMMEDIATE', BUSY)));
    if (writes && happens('full')) return send(response, 200, JSON.stringify(failedAnswer(pipeline, 'COMMIT', FULL)));
    const served = await askServer(serverUrl + path, body, connections);
    if (writes && happens('silent')) return;
    if (writes && happens('cut')) {
      request.socket.destroy();
      return;
    }
    send(response, served.status, served.text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  // Without this, a client that sends just when an idle connection closes would see a failure.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pipelines,
    faults,
    async stop() {
      server.closeAllConnections();
      connections.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Forwards a pipeline to the server. `fetch` would take twice as long, and a run forwards tens of thousands. */
function askServer(url: string, body: string, agent: Agent): Promise<{ status: number; text: string }> {
  // Compression would take both sides longer than the transfer over loopback.
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    httpRequest(url, { method: 'POST', headers, agent }, (answer) => {
      readBody(answer).then((text) => resolve({ status: answer.statusCode!, text }), reject);
    })
      .once('error', reject)
      .end(body);
  });
}

/** Returns the texts of all statements of a pipeline. Stored statements are resolved by their id. */
function statementsOf(pipeline: Pipeline): string[] {
  const stored = storedTexts(pipeline);
  return pipeline.requests.flatMap((request) => {
    if (request.stmt) return [textOf(request.stmt, stored)];
    return request.batch?.steps.map(({ stmt }) => textOf(stmt, stored)) ?? [];
  });
}

function storedTexts({ requests }: Pipeline): Map<number, string> {
  const stored = requests.filter(({ type }) => type === 'store_sql');
  return new Map(stored.map(({ sql_id, sql }) => [sql_id!, sql!]));
}

const textOf = ({ sql, sql_id }: Statement, stored: Map<number, string>) => sql ?? stored.get(sql_id ?? -1) ?? '';

/**
 * Returns the server's answer when the first step with this text failed: earlier steps ran, and no dependent step did.
 */
function failedAnswer(pipeline: Pipeline, text: string, error: object): object {
  const { requests } = pipeline;
  const stored = storedTexts(pipeline);
  return {
    baton: null,
    base_url: null,
    results: requests.map(({ type, batch }) => {
      if (!batch) return { type: 'ok', response: { type } };
      const failed = batch.steps.findIndex(({ stmt }) => textOf(stmt, stored) === text);
      const result = {
        step_results: batch.steps.map((_, index) => (index < failed ? DONE : null)),
        step_errors: batch.steps.map((_, index) => (index === failed ? error : null)),
      };
      return { type: 'ok', response: { type, result } };
    }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: string): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
