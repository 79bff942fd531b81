/**
 * `npm run bench:bodies`: measures the memory of the shop's process, and the longest wait of a search and of /healthz,
 * while 60 clients read a public film of 12 MB in a harmful way: not at all, slowly, or with many requests on one
 * connection. It also measures how long the shop needs to recover. Runs on Linux. It prints figures and asserts
 * nothing.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { startNodeShop } from '../support/node-shop.ts';
import { memoryOf } from './processes.ts';
import { table } from './report.ts';

const CLIENTS = 60;
const FILM_BYTES = 12 * 1024 * 1024;
const PICTURE_BYTES = 250 * 1024;
/** Longer than a client may stall. */
const ATTACK_MS = 40_000;
const AFTERWARDS_MS = 20_000;
/** A probe without an answer after this long counts as unanswered. */
const PROBE_MS = 10_000;
/** A slow client reads this much from its socket, then waits this long: 640 kB/s. */
const SLOW_BYTES = 64 * 1024;
const SLOW_PAUSE_MS = 100;
/** The number of requests on one connection, sent without waiting for answers. */
const PIPELINED = 500;

const FILM = 'beef0000000000000000000000000000.webm';
const PICTURE = 'beef0000000000000000000000000001.jpg';

/** The state of an open connection in /proc/net/tcp. */
const ESTABLISHED = '01';

type Client = (port: number) => Socket;

/** The status and the size of each client's first answer so far. */
const received = new WeakMap<Socket, { status: number; bytes: number }>();

const CLIENT_KINDS: Record<string, Client> = {
  'read nothing': (port) => request(port, `/media/${FILM}`, 1).pause(),
  'read slowly': (port) => readSlowly(request(port, `/media/${FILM}`, 1)),
  'leave after 3 s': (port) => {
    const socket = request(port, `/media/${FILM}`, 1).pause();
    setTimeout(() => socket.destroy(), 3000);
    return socket;
  },
  [`send ${PIPELINED} requests at once, read nothing`]: (port) => request(port, `/media/${PICTURE}`, PIPELINED).pause(),
};

const dataDir = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-bodies-'));
try {
  process.env.DATA_DIR = dataDir;
  await prepareData(() => {});
  const { mediaPath } = openDataFolder(dataDir);
  mkdirSync(mediaPath, { recursive: true });
  writeFileSync(join(mediaPath, FILM), Buffer.alloc(FILM_BYTES, 7));
  writeFileSync(join(mediaPath, PICTURE), Buffer.alloc(PICTURE_BYTES, 7));
  const rows: string[][] = [];
  for (const [kind, client] of Object.entries(CLIENT_KINDS)) rows.push(await measure(kind, client));
  console.log(
    table([
      [
        `${CLIENTS} clients that`,
        'MB before',
        'MB at most',
        'longest search',
        'longest /healthz',
        'film read whole',
        'refused',
        'connections left',
        'MB afterwards',
        'search afterwards',
        '/healthz afterwards',
      ],
      ...rows,
    ]),
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(kind: string, client: Client): Promise<string[]> {
  const shop = await startNodeShop(dataDir, { jobs: 'asked for' });
  try {
    const port = Number(new URL(shop.origin).port);
    await probe(shop.origin, 2000);
    const before = memoryOf(shop.pid);
    const sockets = Array.from({ length: CLIENTS }, () => client(port));
    const during = await probe(shop.origin, ATTACK_MS, () => memoryOf(shop.pid));
    const connections = openConnections(port);
    for (const socket of sockets) socket.destroy();
    const afterwards = await probe(shop.origin, AFTERWARDS_MS, () => memoryOf(shop.pid));
    const { whole, refused } = counted(sockets);
    return [
      kind,
      before.toFixed(0),
      during.mostMb.toFixed(0),
      during.search,
      during.health,
      String(whole),
      String(refused),
      String(connections),
      memoryOf(shop.pid).toFixed(0),
      afterwards.search,
      afterwards.health,
    ];
  } finally {
    await shop.kill();
  }
}

function counted(sockets: readonly Socket[]): { whole: number; refused: number } {
  const all = sockets.map((socket) => received.get(socket)).filter((one) => one !== undefined);
  return {
    whole: all.filter(({ status, bytes }) => status === 200 && bytes >= FILM_BYTES).length,
    refused: all.filter(({ status }) => status === 429 || status === 503).length,
  };
}

/** Returns the number of open connections to a port of this machine. Linux only. */
function openConnections(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return lines.filter((line) => {
    const [, address, , state] = line.trim().split(/\s+/);
    return address!.endsWith(local) && state === ESTABLISHED;
  }).length;
}

/** Connects and sends the same request several times. Counts the bytes of the first answer as they are read. */
function request(port: number, path: string, times: number): Socket {
  const socket = connect(port, '127.0.0.1');
  const answer = { status: 0, bytes: 0 };
  received.set(socket, answer);
  socket.on('error', () => socket.destroy());
  socket.on('data', (data: Buffer) => {
    if (answer.bytes === 0) answer.status = Number(data.subarray(9, 12).toString('latin1'));
    answer.bytes += data.byteLength;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(times));
  return socket;
}

function readSlowly(socket: Socket): Socket {
  let taken = 0;
  socket.on('data', (data: Buffer) => {
    taken += data.byteLength;
    if (taken < SLOW_BYTES) return;
    socket.pause();
    setTimeout(() => socket.resume(), (SLOW_PAUSE_MS * taken) / SLOW_BYTES);
    taken = 0;
  });
  return socket;
}

/** Requests a search and /healthz until the time is over. Returns the longest wait of each, and the peak memory. */
async function probe(
  origin: string,
  ms: number,
  memory: () => number = () => 0,
): Promise<{ search: string; health: string; mostMb: number }> {
  const until = performance.now() + ms;
  let mostMb = memory();
  const waits = async (path: string) => {
    let [longest, lost, asked] = [0, 0, 0];
    while (performance.now() < until) {
      const askedAt = performance.now();
      const isAnswered = await fetch(origin + path, { signal: AbortSignal.timeout(PROBE_MS) })
        .then((answer) => answer.arrayBuffer())
        .then(
          () => true,
          () => false,
        );
      asked += 1;
      if (isAnswered) longest = Math.max(longest, performance.now() - askedAt);
      else lost += 1;
      await pause(100);
    }
    return lost === 0 ? `${longest.toFixed(0)} ms` : `no answer within 10 s: ${lost} of ${asked}`;
  };
  const sampling = setInterval(() => (mostMb = Math.max(mostMb, memory())), 200);
  const [search, health] = await Promise.all([waits('/products/search?q=jhumka'), waits('/healthz')]);
  clearInterval(sampling);
  return { search, health, mostMb };
}
