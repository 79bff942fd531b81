/**
 * `npm run bench:api`: measures the speed of the shop on Node, next to a bare handler that runs the same statements, in
 * the same run and alternately. It also measures memory, the second start, and the round trips of a call on Workers. It
 * prints figures next to goals and asserts nothing, because the machine may be busy.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { freePort } from '../support/free-port.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { isForAnswer } from '../support/round-trips.ts';
import type { BareServerPlan } from './bare-server.ts';
import { AT_ONCE, CALLS, requestsOf, ROUNDS, SINGLE_CALLS, WARM_UP } from './calls.ts';
import type { MeasuredCall, Scene } from './calls.ts';
import { figuresOf, load } from './load.ts';
import type { Round } from './load.ts';
import { memoryOf, startBareServer } from './processes.ts';
import { openRecorder } from './recorder.ts';
import { replayOf } from './replay.ts';
import type { Replay } from './replay.ts';
import { report } from './report.ts';
import type { CallFigures } from './report.ts';
import { edgeRoundTrips } from './round-trips.ts';
import { setScene } from './scene.ts';

/** Calls whose names begin with one of the arguments, or all: `npm run bench:api -- COD checkout`. */
const asked = process.argv.slice(2);
const MEASURED = CALLS.filter(({ name }) => asked.length === 0 || asked.some((word) => name.startsWith(word)));

/** After this long without a request, V8 has collected the garbage of opening. */
const UNTIL_IDLE_MS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-'));
const closing: (() => Promise<void>)[] = [];
process.once('SIGINT', () => void close().then(() => process.exit(130)));

try {
  console.log(await measure());
} finally {
  await close();
}

async function measure(): Promise<string> {
  const path = (name: string) => join(folder, name);
  // The build reads a shop's records, so it gets a shop of its own.
  process.env.DATA_DIR = path('shop');
  process.env.ORIGIN ||= 'http://localhost:8787';
  await prepareData(console.log);
  await buildIfNeeded(console.log);
  console.log('Bringing people in ...');
  const scene = await setScene(path('shop'), peopleNeeded());
  console.log('Opening the shop a first time, when it draws its pages ...');
  // Rendered pages name their origin. A start at another origin would render them again.
  const port = await freePort();
  const first = await open(path('shop'), port);
  await first.shop.stop();

  for (const copy of ['bare', 'recorder', 'edge']) cpSync(path('shop'), path(copy), { recursive: true });
  const { replays, trips } = await recordCalls(path('recorder'), scene);
  const edge = await edgeRoundTrips(path('edge'), scene);

  const second = await open(path('shop'), port);
  const openedMb = memoryOf(second.shop.pid);
  await setTimeout(UNTIL_IDLE_MS);
  const idleMb = memoryOf(second.shop.pid);
  const bare = await openBareServer({ databasePath: openDataFolder(path('bare')).databasePath, scene, replays });
  let loadedMb = idleMb;
  const figures: CallFigures[] = [];
  for (const call of MEASURED) {
    console.log(`Measuring ${call.name} ...`);
    const rounds: { bare: Round[]; shop: Round[] } = { bare: [], shop: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.bare.push(await loadRound(bare, call, scene, round));
      rounds.shop.push(await loadRound(second.shop.origin, call, scene, round));
      loadedMb = Math.max(loadedMb, memoryOf(second.shop.pid));
    }
    figures.push({
      name: call.name,
      bare: figuresOf(rounds.bare),
      shop: figuresOf(rounds.shop),
      trips: { node: trips[call.key], edge: edge[call.key] },
    });
  }
  return `\n${report(figures, { firstStartMs: first.ms, secondStartMs: second.ms, openedMb, idleMb, loadedMb })}`;
}

/** Starts the shop and waits until it can serve. Returns the shop, and the time since the process started. */
async function open(dataDir: string, port: number): Promise<{ shop: NodeShop; ms: number }> {
  const startedAt = performance.now();
  const shop = await startNodeShop(dataDir, { port });
  closing.push(shop.stop);
  const health = await fetch(`${shop.origin}/healthz`);
  const says = await health.text();
  if (!health.ok) throw new Error(`The shop opened and cannot serve: ${says}`);
  return { shop, ms: performance.now() - startedAt };
}

/** Returns the number of people: one for each call that a person makes only once, and for each recording. */
function peopleNeeded(): number {
  return firstTurnOf(undefined) + 3 * SINGLE_CALLS.length + 8;
}

/** Returns the index of a call's first person, so that nobody orders a cart that another call has ordered. */
function firstTurnOf(call: MeasuredCall | undefined): number {
  const before = call ? MEASURED.slice(0, MEASURED.indexOf(call)) : MEASURED;
  return before.reduce((sum, one) => sum + (one.isOncePerPerson ? turnsOf(one) : 0), 0);
}

/** Returns the number of requests to one server for a call, over all rounds. */
function turnsOf({ requestsPerRound }: MeasuredCall): number {
  return ROUNDS * (WARM_UP + requestsPerRound);
}

/** Runs one round: first the warm-up requests, then the measured ones, each for the next turn. */
async function loadRound(origin: string, call: MeasuredCall, scene: Scene, round: number): Promise<Round> {
  const from = (call.isOncePerPerson ? firstTurnOf(call) : 0) + round * (WARM_UP + call.requestsPerRound);
  await load(origin, WARM_UP, AT_ONCE, (turn) => requestsOf(call, scene, from + turn));
  return load(origin, call.requestsPerRound, AT_ONCE, (turn) => requestsOf(call, scene, from + WARM_UP + turn));
}

/** Records the statements of each call by two people, and the number of batches before its answer. */
async function recordCalls(
  dataDir: string,
  scene: Scene,
): Promise<{ replays: Record<MeasuredCall['key'], Replay>; trips: Record<MeasuredCall['key'], number> }> {
  const data = openDataFolder(dataDir);
  const db = openEmbeddedDb(data.databasePath);
  const replays: Partial<Record<MeasuredCall['key'], Replay>> = {};
  const trips: Partial<Record<MeasuredCall['key'], number>> = {};
  try {
    const recorder = await openRecorder(db, data);
    for (const [index, { key, ask, isOncePerPerson }] of SINGLE_CALLS.entries()) {
      const turns = recordingTurns(index, isOncePerPerson, scene);
      // The first request fills the shop's caches.
      if (!isOncePerPerson) await recorder.record(ask(scene, turns[0]));
      const first = await recorder.record(ask(scene, turns[0]));
      const second = await recorder.record(ask(scene, turns[1]));
      const made = turns.map((turn) => {
        const { headers, body = '{}' } = ask(scene, turn);
        const { skuId = -1 } = JSON.parse(body) as { skuId?: number };
        return { person: scene.people[Number(headers['X-Person'] ?? 0)]!, skuId };
      });
      replays[key] = replayOf([first, second], [made[0]!, made[1]!], recorder.now);
      trips[key] = first.batches.filter(({ statements }) => isForAnswer(statements.map(({ sql }) => sql))).length;
    }
  } finally {
    db.close();
  }
  return {
    replays: replays as Record<MeasuredCall['key'], Replay>,
    trips: trips as Record<MeasuredCall['key'], number>,
  };
}

/** Returns two turns for two different people, so that the recordings show what differs by person. */
function recordingTurns(index: number, isOncePerPerson: true | undefined, { people }: Scene): [number, number] {
  const last = people.length - 1 - SINGLE_CALLS.length - 2 * index;
  return isOncePerPerson ? [last, last - 1] : [0, 9];
}

async function openBareServer(plan: Omit<BareServerPlan, 'port'>): Promise<string> {
  const port = await freePort();
  const planPath = join(folder, 'plan.json');
  writeFileSync(planPath, JSON.stringify({ ...plan, port } satisfies BareServerPlan));
  const { stop } = await startBareServer(planPath);
  closing.push(stop);
  return `http://127.0.0.1:${port}`;
}

async function close(): Promise<void> {
  for (const stop of closing.splice(0)) await stop();
  rmSync(folder, { recursive: true, force: true });
}
