import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HranaError, wireError } from './hrana-protocol.ts';
import type { StreamRequest } from './hrana-protocol.ts';
import { Connections, Stream, WritersLine } from './hrana-streams.ts';

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

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
