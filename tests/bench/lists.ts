/**
 * `npm run bench:lists`: measures how many pages of lists and searches the shop on Node renders per second, for eight
 * people at once who accept compression like browsers, and the processor time of a page. It compares shops of a
 * thousand and of fifty thousand products, alternately, each shop in a process of its own. It needs a build (`npm run
 * build`). `BENCH_DATA_DIR` names a folder that stores the shops for the next run.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_ONLY } from '#contract/pages/content-only.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { AT_ONCE, WARM_UP } from './calls.ts';
import { figuresOf, load } from './load.ts';
import type { Round } from './load.ts';
import { childrenOf, memoryOf, processorMsOf } from './processes.ts';
import { liftLimits } from './scene.ts';

const SIZES = [1_000, 50_000];
const ROUNDS = 2;
const ROUND_SECONDS = 2;
const LEAST_TURNS = 40;
const PAGE = 24;
const ENCODING = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** Search texts of two words each from the jewellery trade. */
const SEARCHES = ['kundan necklace', 'jhumka gold', 'temple choker', 'pearl earrings', 'silver ring', 'green bangles'];
const FILTERS = ['color=Gold', 'stock=in', 'discount=20', 'cod=yes', 'rating=4', 'max=2000', 'min=300', 'sort=newest'];

interface Case {
  name: string;
  /** @param turn unique over all shops @param products the number of products in the shop */
  path(turn: number, products: number): string;
  /** Whether the request is that of a page that replaces its list without a reload. */
  contentOnly?: true;
}

const CASES: readonly Case[] = [
  { name: 'list page, the same filters', path: (turn) => `/shop?${of(FILTERS, turn)}` },
  { name: 'list page, new filters', path: (turn) => `/shop?${of(FILTERS, turn)}&max=${2000 + turn}` },
  {
    name: 'filter chosen in place',
    path: (turn) => `/shop?${of(FILTERS, turn)}&max=${2000 + turn}`,
    contentOnly: true,
  },
  {
    name: 'far page by price, the same',
    path: (turn, products) => `/shop?sort=price-asc&page=${farPage(products) - (turn % 8)}`,
  },
  {
    name: 'far page by price, new filters',
    path: (turn, products) => `/shop?max=${900_000 + turn}&sort=price-asc&page=${farPage(products)}`,
  },
  { name: 'search page, the same words', path: (turn) => `/search?q=${encodeURIComponent(of(SEARCHES, turn))}` },
  {
    name: 'search page, new filters',
    path: (turn) => `/search?q=${encodeURIComponent(of(SEARCHES, turn))}&max=${9000 + turn}`,
  },
  { name: 'search call', path: (turn) => `/products/search?q=${encodeURIComponent(of(SEARCHES, turn))}` },
  { name: 'list call, first page', path: () => '/products' },
  { name: 'list call, far page', path: (_, products) => `/products?pageNumber=${Math.floor(products / 12) - 10}` },
];

const asked = process.argv.slice(2);
const measured = CASES.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));
const given = process.env.BENCH_DATA_DIR;
const folder = given ?? mkdtempSync(join(tmpdir(), 'ratnahaat-bench-lists-'));
const shops: { products: number; shop: NodeShop; openedMb: number }[] = [];
let turns = 0;

try {
  for (const products of SIZES) shops.push(await open(products));
  for (const one of measured) await measure(one);
  for (const { products, shop, openedMb } of shops)
    console.log(`${products} products: ${openedMb.toFixed(0)} MB when opened, ${memoryOf(shop.pid).toFixed(0)} MB now`);
} finally {
  for (const { shop } of shops) await shop.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
}

async function open(products: number) {
  const path = join(folder, String(products));
  mkdirSync(path, { recursive: true });
  process.env.DATA_DIR = path;
  if (!existsSync(openDataFolder(path).databasePath)) {
    await prepareData(console.log, { products });
    const db = openEmbeddedDb(openDataFolder(path).databasePath);
    await liftLimits(db).finally(() => db.close());
  }
  const shop = await startNodeShop(path, { pages: 'under way', jobs: 'asked for' });
  // Stored pages are not measured, and rendering tens of thousands would disturb the figures.
  for (const pid of childrenOf(shop.pid)) process.kill(pid, 'SIGKILL');
  await load(shop.origin, 1, 1, () => [ask('/shop?sort=newest')]);
  return { products, shop, openedMb: memoryOf(shop.pid) };
}

async function measure({ name, path, contentOnly }: Case): Promise<void> {
  const rounds = shops.map((): Round[] => []);
  const costs = shops.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { products, shop }] of shops.entries()) {
      const turn = () => [ask(path((turns += 1), products), contentOnly ? { Prefer: CONTENT_ONLY } : {})];
      const run = (count: number) => load(shop.origin, count, AT_ONCE, turn);
      const { ms } = await run(WARM_UP);
      const before = processorMsOf(shop.pid);
      rounds[at]!.push(await run(Math.max(LEAST_TURNS, Math.round((ROUND_SECONDS * 1000 * WARM_UP) / ms))));
      costs[at]! += processorMsOf(shop.pid) - before;
    }
  }
  const told = rounds.map((own, at) => {
    const { perSecond, p50, p99 } = figuresOf(own);
    const size = String(shops[at]!.products).padStart(7);
    const cost = costs[at]! / own.reduce((sum, { latencies }) => sum + latencies.length, 0);
    return `${size}: ${perSecond.toFixed(0).padStart(5)}/s ${p50.toFixed(1).padStart(6)} ${p99.toFixed(1).padStart(6)} ms, costs ${cost.toFixed(2).padStart(5)}`;
  });
  console.log(`${name.padEnd(34)}${told.join('   ')}`);
}

function ask(path: string, headers: Record<string, string> = {}) {
  return { method: 'GET', path, headers: { ...ENCODING, ...headers } };
}

function of<Value>(values: readonly Value[], turn: number): Value {
  return values[turn % values.length]!;
}

/** Returns a page number some pages before the last, because not every product is visible. */
function farPage(products: number): number {
  return Math.floor((products * 0.8) / PAGE);
}
