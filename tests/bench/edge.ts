/**
 * `npm run bench:edge`: measures reading and ordering on Workers (workerd with a libSQL server), next to the same shop
 * on Node, with a few people at once and with a crowd. It prints figures and asserts nothing, because the machine may
 * be busy. The libSQL server is a millisecond away here; a real network adds its latency to each round trip.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { freePort } from '../support/free-port.ts';
import { startNodeShop } from '../support/node-shop.ts';
import { startWorkerdShop } from '../support/workerd-shop.ts';
import { requestsOf, SINGLE_CALLS } from './calls.ts';
import type { MeasuredCall, Scene } from './calls.ts';
import { figuresOf, load } from './load.ts';
import { table } from './report.ts';
import { setScene } from './scene.ts';

const CROWDS = [8, 50];
const REQUESTS: Partial<Record<MeasuredCall['key'], number>> = { detail: 400, list: 200, order: 200 };
const WARM_UP = 30;

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-'));
const closing: (() => Promise<void>)[] = [];

try {
  console.log(await measure());
} finally {
  for (const stop of closing) await stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<string> {
  const path = (name: string) => join(folder, name);
  // The build reads a shop's records, so it gets a shop of its own.
  process.env.DATA_DIR = path('node');
  process.env.ORIGIN ||= 'http://localhost:8787';
  await prepareData(console.log);
  await buildIfNeeded(console.log);
  const scene = await setScene(path('node'), CROWDS.length * (WARM_UP + REQUESTS.order!));
  cpSync(path('node'), path('edge'), { recursive: true });
  console.log('Opening the shop on Node and on workerd ...');
  const node = await startNodeShop(path('node'));
  closing.push(node.stop);
  const edge = await startWorkerdShop({
    dataDir: path('edge'),
    port: await freePort(),
    logPath: join(folder, 'edge.log'),
    files: 0,
  });
  closing.push(edge.stop);

  const rows: string[][] = [];
  for (const call of SINGLE_CALLS.filter(({ key }) => key in REQUESTS)) {
    for (const [place, atOnce] of CROWDS.entries()) {
      for (const [runtime, origin] of [
        ['Node', node.origin],
        ['workerd', edge.directOrigin],
      ] as const) {
        const { perSecond, p50, p99 } = await measureCall(origin, call, scene, atOnce, place);
        const { name } = call;
        rows.push([name, String(atOnce), runtime, perSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0)]);
      }
    }
  }
  const machine = `${availableParallelism()} cores, load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;
  return `\n${machine}\n\n${table([['call', 'at once', 'runtime', 'a second', 'p50 ms', 'p99 ms'], ...rows])}`;
}

/** @param place the index of the crowd: each has its own people, who buy once */
async function measureCall(origin: string, call: MeasuredCall, scene: Scene, atOnce: number, place: number) {
  const count = REQUESTS[call.key]!;
  const from = place * (WARM_UP + count);
  await load(origin, WARM_UP, atOnce, (turn) => requestsOf(call, scene, from + turn));
  return figuresOf([await load(origin, count, atOnce, (turn) => requestsOf(call, scene, from + WARM_UP + turn))]);
}
