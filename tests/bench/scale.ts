/**
 * `npm run bench:scale`: measures a shop of 50,000 products and 1,000,000 orders next to the demo shop, alternately:
 * the second start, calls and pages with their processor time, cash-on-delivery orders, memory, and the plan of each
 * statement that reads a whole table. `ORDERS` is another number of orders. `BENCH_DATA_DIR` names a folder that stores
 * the shops for the next run. It needs a build (`npm run build`). `npm run bench:console` measures the console's lists
 * with the same shops.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { CALLS } from './calls.ts';
import type { Asked, Scene } from './calls.ts';
import { copyOrders } from './large-shop.ts';
import { figuresOf, load } from './load.ts';
import { childrenOf, memoryOf, processorMsOf } from './processes.ts';
import { setScene } from './scene.ts';

const PRODUCTS = 50_000;
const ORDERS = Number(process.env.ORDERS ?? 1_000_000);
const ROUNDS = 3;
const TURNS = 100;
const PEOPLE = ROUNDS * TURNS;

interface Opened {
  name: string;
  path: string;
  scene: Scene;
  shop: NodeShop;
}

const given = process.env.BENCH_DATA_DIR;
const folder = given ?? mkdtempSync(join(tmpdir(), 'ratnahaat-bench-scale-'));
const shops: Opened[] = [];

const order = CALLS.find(({ name }) => name === 'COD order')!;
/** What is measured: the request of each turn. An order needs a person who has not ordered yet. */
const MEASURED: Record<string, (scene: Scene, turn: number) => Asked> = {
  'product call': ({ seoUrl }) => get(`/products/${seoUrl}`),
  'list call': () => get('/products'),
  'list call, new filters': (_, turn) => get(`/products?max=${10_000 + turn}`),
  'search call': (_, turn) => get(`/products/search?q=${['jhumka', 'kundan', 'temple'][turn % 3]}&max=${9000 + turn}`),
  'list page': () => get('/shop?sort=newest'),
  'list page, new filters': (_, turn) => get(`/shop?max=${10_000 + turn}`),
  'COD order': (scene, turn) => order.ask(scene, turn),
};

try {
  for (const name of ['demo', 'large']) shops.push(await prepare(name));
  for (const [name, ask] of Object.entries(MEASURED)) await measure(name, ask);
  for (const { name, shop } of shops) console.log(`${name}: ${memoryOf(shop.pid).toFixed(0)} MB`);
  printPlans(shops.at(-1)!);
} finally {
  for (const { shop } of shops) await shop.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
}

function get(path: string): Asked {
  return { method: 'GET', path, headers: {} };
}

/** Makes a shop if it is missing, and opens it for the second time. */
async function prepare(name: string): Promise<Opened> {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  process.env.DATA_DIR = path;
  const scenePath = join(path, 'scene.json');
  const isLarge = name === 'large';
  if (!existsSync(scenePath)) {
    const startedAt = performance.now();
    await prepareData(console.log, isLarge ? { products: PRODUCTS } : {});
    if (isLarge) {
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(`${PRODUCTS} products made in ${seconds.toFixed(0)} s, ${(PRODUCTS / seconds).toFixed(0)} a second`);
      const db = openEmbeddedDb(openDataFolder(path).databasePath);
      copyOrders(db, ORDERS);
      db.close();
    }
    writeFileSync(scenePath, JSON.stringify(await setScene(path, PEOPLE)));
    await (await open(path)).stop();
  }
  const startedAt = performance.now();
  const shop = await open(path);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${name}: open after ${seconds.toFixed(2)} s, ${memoryOf(shop.pid).toFixed(0)} MB`);
  return { name, path, shop, scene: JSON.parse(readFileSync(scenePath, 'utf8')) as Scene };
}

async function open(path: string): Promise<NodeShop> {
  const shop = await startNodeShop(path, { pages: 'under way', jobs: 'asked for' });
  // Rendering tens of thousands of pages would disturb the figures.
  for (const pid of childrenOf(shop.pid)) process.kill(pid, 'SIGKILL');
  return shop;
}

async function measure(name: string, ask: (scene: Scene, turn: number) => Asked): Promise<void> {
  const figures = shops.map(() => ({ rounds: [] as Awaited<ReturnType<typeof load>>[], cost: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { shop, scene }] of shops.entries()) {
      const before = processorMsOf(shop.pid);
      const turn = (index: number) => [ask(scene, round * TURNS + index)];
      figures[at]!.rounds.push(await load(shop.origin, TURNS, 1, turn));
      figures[at]!.cost += processorMsOf(shop.pid) - before;
    }
  }
  const [small, large] = figures.map(({ rounds, cost }) => ({ ...figuresOf(rounds), cost: cost / (ROUNDS * TURNS) }));
  const told = (one: NonNullable<typeof small>) =>
    `${one.p50.toFixed(1).padStart(7)} ${one.p99.toFixed(1).padStart(7)} ms, costs ${one.cost.toFixed(2).padStart(6)}`;
  const times = large!.cost / small!.cost;
  console.log(`${name.padEnd(26)}demo ${told(small!)}   large ${told(large!)}   × ${times.toFixed(2)}`);
}

/** Prints the statements of a shop that read all rows of a table with more than a thousand. */
function printPlans({ path, shop }: Opened): void {
  const db = new Database(openDataFolder(path).databasePath, { readonly: true });
  const known = new Set(readFileSync(shop.statementsPath, 'utf8').trim().split('\n'));
  console.log(`\nStatements that read a whole table, of ${known.size}:`);
  for (const line of known) {
    const sql = JSON.parse(line) as string;
    if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(sql)) continue;
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all([]) as { detail: string }[];
    for (const { detail } of steps) {
      const table = /^SCAN (\w+)/.exec(detail)?.[1];
      if (table === undefined || rowsOf(db, table) <= 1000) continue;
      console.log(`  ${detail}: ${sql.replace(/\s+/g, ' ').slice(0, 200)}`);
    }
  }
  db.close();
}

/** Returns the number of rows of a table; 0 for a name within one statement. */
function rowsOf(db: Database.Database, table: string): number {
  const isTable = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get([table]);
  if (!isTable) return 0;
  return (db.prepare(`SELECT count(*) AS rows FROM "${table}"`).get([]) as { rows: number }).rows;
}
