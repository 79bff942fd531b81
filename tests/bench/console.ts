/**
 * `npm run bench:console`: measures the console's lists in a shop of 50,000 products and 100,000 orders, next to the
 * demo shop. It requests each list as it opens, with each of its filters and sort orders, with a search, and as a whole
 * export. It does so for the platform and for a seller, one request at a time, alternating between the shops. Then it
 * imports a file of 10,000 SKUs with other prices and measures the memory and the waiting of others. Last it sends a
 * body of 200 MB. `ORDERS` is another number of orders. `BENCH_DATA_DIR` names a folder that stores the shops for the next run. Arguments choose lists by
 * name, or `import`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { EmbeddedDb } from '../../functions/node/open-db.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { signInAs } from '../support/sign-in.ts';
import { PIECE_MAX_BYTES } from '../../contract/calls/imports.ts';
import { copyOrders } from './large-shop.ts';
import { figuresOf, load } from './load.ts';
import { childrenOf, memoryOf } from './processes.ts';
import { liftLimits } from './scene.ts';

const PRODUCTS = 50_000;
const ORDERS = Number(process.env.ORDERS ?? 100_000);
const ROUNDS = 12;
const MOST_TIMES = 1.5;

/** The queries for each list, in addition to the list as it opens. */
const LISTS: Record<string, object[]> = {
  orders: [
    { filter: { orderStatus: 'PLACED' } },
    { filter: { orderStatus: 'DELIVERED' } },
    { filter: { paymentMethod: 'COD' } },
    { filter: { q: 'asha' } },
    { filter: { q: 'RH-7K4M' } },
    { sort: ['orderId', 'ASC'] },
    { sort: ['total', 'DESC'] },
    { sort: ['orderStatus', 'ASC'] },
  ],
  products: [
    { filter: { categoryId: 5 } },
    { filter: { isVisible: false } },
    { filter: { isActive: false } },
    { filter: { isComplete: false } },
    { filter: { q: 'jhumka' } },
    ...['name', 'categoryName', 'available', 'priceFrom', 'updatedAt'].map((by) => ({ sort: [by, 'ASC'] })),
  ],
  skus: [
    { filter: { status: 'OUT_OF_STOCK' } },
    { filter: { status: 'ON_SALE' } },
    { filter: { taxCategory: 'ZERO' } },
    { filter: { q: 'RUB' } },
    ...['name', 'code', 'productName', 'mrpPrice', 'sellingPrice', 'available', 'updatedAt'].map((by) => ({
      sort: [by, 'ASC'],
    })),
  ],
  inventory: [
    { filter: { stockLabel: 'Low Stock' } },
    { filter: { stockLabel: 'Out of Stock' } },
    { filter: { q: 'RUB' } },
    ...['skuCode', 'productName', 'quantity', 'reservedQuantity', 'lastUpdated'].map((by) => ({ sort: [by, 'ASC'] })),
  ],
};
const IMPORTED = 10_000;
const EXPORTED = Object.keys(LISTS);
const PEOPLE = ['house', 'seller'] as const;

interface Opened {
  shop: NodeShop;
  tokens: Record<(typeof PEOPLE)[number], string>;
}

const asked = process.argv.slice(2);
const given = process.env.BENCH_DATA_DIR;
const folder = given ?? mkdtempSync(join(tmpdir(), 'ratnahaat-bench-console-'));
const shops: Opened[] = [];
let slow = 0;

try {
  shops.push(await open('demo'), await open('large', (db) => copyOrders(db, ORDERS)));
  console.log(
    `\n${''.padEnd(52)}${'demo p50'.padStart(9)}${'p99'.padStart(8)}${'large p50'.padStart(11)}${'p99'.padStart(8)}  ms`,
  );
  for (const [name, queries] of Object.entries(LISTS).filter(([one]) => asked.length === 0 || asked.includes(one))) {
    for (const query of [{}, ...queries]) for (const who of PEOPLE) await measure(name, query, who);
  }
  for (const name of EXPORTED.filter((one) => asked.length === 0 || asked.includes(one))) await measureExport(name);
  if (asked.length === 0 || asked.includes('import')) for (const one of shops) await measureImport(one);
  console.log(`${slow} of these take more than ${MOST_TIMES} times as long in the large shop.`);
} finally {
  for (const { shop } of shops) await shop.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
}

async function open(name: string, fill?: (db: EmbeddedDb) => void): Promise<Opened> {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  process.env.DATA_DIR = path;
  if (!existsSync(openDataFolder(path).databasePath)) {
    await prepareData(console.log, fill ? { products: PRODUCTS } : {});
    const db = openEmbeddedDb(openDataFolder(path).databasePath);
    await liftLimits(db).finally(() => db.close());
  }
  if (fill) {
    const db = openEmbeddedDb(openDataFolder(path).databasePath);
    fill(db);
    db.close();
  }
  const shop = await startNodeShop(path, { pages: 'under way', jobs: 'asked for' });
  // Pages are not measured, and rendering tens of thousands would disturb the figures.
  for (const pid of childrenOf(shop.pid)) process.kill(pid, 'SIGKILL');
  const tokens = {
    house: await signInAs(shop.origin, 'customer', 'admin@ratnahaat.example'),
    seller: await signInAs(shop.origin, 'seller', 'meera@ratnahaat.example'),
  };
  return { shop, tokens };
}

async function measure(name: string, query: object, who: (typeof PEOPLE)[number]): Promise<void> {
  const told = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`);
  const path = `/api/admin/${name}?${['range=[0,24]', ...told].join('&')}`;
  const figures = [];
  for (const { shop, tokens } of shops) {
    const ask = () => [{ method: 'GET', path, headers: { Authorization: `Bearer ${tokens[who]}` } }];
    await load(shop.origin, 2, 1, ask);
    figures.push(figuresOf([await load(shop.origin, ROUNDS, 1, ask)]));
  }
  const what = Object.values(query)
    .map((value) => JSON.stringify(value))
    .join();
  const [small, large] = figures as [(typeof figures)[0], (typeof figures)[0]];
  const isSlow = large.p50 > small.p50 * MOST_TIMES && large.p50 - small.p50 > 1;
  if (isSlow) slow += 1;
  console.log(
    `${`${name} ${who} ${what}`.slice(0, 51).padEnd(52)}${[small.p50, small.p99].map((ms, at) => ms.toFixed(1).padStart(at === 0 ? 9 : 8)).join('')}${large.p50.toFixed(1).padStart(11)}${large.p99.toFixed(1).padStart(8)}${isSlow ? `  × ${(large.p50 / small.p50).toFixed(1)}` : ''}`,
  );
}

/** Measures a whole export, and its time per row in each shop. */
async function measureExport(name: string): Promise<void> {
  const parts: string[] = [];
  for (const { shop, tokens } of shops) {
    const startedAt = performance.now();
    const answer = await fetch(`${shop.origin}/api/admin/${name}/export.csv`, {
      headers: { Authorization: `Bearer ${tokens.house}` },
    });
    let rows = 0;
    for await (const chunk of answer.body!)
      rows += chunk.reduce((lines: number, byte: number) => lines + Number(byte === 10), 0);
    const ms = performance.now() - startedAt;
    parts.push(`${rows} lines in ${ms.toFixed(0)} ms, ${((ms / rows) * 1000).toFixed(0)} µs each`);
  }
  console.log(`${`export of ${name}`.padEnd(52)}${parts.join('   ')}`);
}

/**
 * Imports a file that changes the price of every SKU, then one that restores them, and sends a body above the limit.
 */
async function measureImport({ shop, tokens }: Opened): Promise<void> {
  const headers = { Authorization: `Bearer ${tokens.house}` };
  const path = `${shop.origin}/api/admin/skus`;
  const [head = '', ...lines] = (await (await fetch(`${path}/export.csv`, { headers })).text()).split('\r\n');
  const price = head.split(',').indexOf('Selling price (rupees)');
  const dearer = lines
    .slice(0, IMPORTED)
    .filter(Boolean)
    .map((line) => {
      // In the demo shop's SKUs, no text before the price contains a quote.
      const cells = line.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, ''));
      cells[price] = String(Math.max(1, Number(cells[price]) - 1));
      return cells.slice(0, head.split(',').length).join(',');
    });
  const file = Buffer.from([head, ...dearer, ''].join('\r\n'));
  const before = memoryOf(shop.pid);
  let most = before;
  const ask = async (
    url: string,
    body: FormData | object,
  ): Promise<{ id: number; state: string; taken: number; counts: object }> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    most = Math.max(most, memoryOf(shop.pid));
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as ReturnType<typeof ask>;
  };
  const begun = { fileName: 'prices.csv', fileSize: file.byteLength, fileDate: new Date().toISOString() };
  const timed = async <Result>(doing: () => Promise<Result>): Promise<[Result, number]> => {
    const startedAt = performance.now();
    return [await doing(), performance.now() - startedAt];
  };
  let one = await ask(`${path}/imports`, begun);
  const [, sent] = await timed(async () => {
    while (one.state === 'UPLOADING') {
      const end = one.taken + PIECE_MAX_BYTES;
      const piece = file.subarray(one.taken, end >= file.byteLength ? undefined : file.lastIndexOf(10, end - 1) + 1);
      const form = new FormData();
      form.set('from', String(one.taken));
      form.set('piece', new Blob([new Uint8Array(piece)]), 'piece');
      one = await ask(`${path}/imports/${one.id}/pieces`, form);
    }
  });
  const [, checked] = await timed(async () => {
    while (one.state === 'CHECKING') one = await ask(`${path}/imports/${one.id}/check`, {});
  });
  const [[, written], waited] = await Promise.all([
    timed(() => ask(`${path}/imports/${one.id}/apply`, {})),
    longestWait(shop),
  ]);
  console.log(
    `import of ${dearer.length} SKUs (${(file.byteLength / 1024 / 1024).toFixed(1)} MB): sent in ${sent.toFixed(0)} ms, checked in ${checked.toFixed(0)} ms, ` +
      `written in ${written.toFixed(0)} ms, while another request waited ${waited.toFixed(0)} ms; ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most; ${JSON.stringify(one.counts)}`,
  );
  await sendTooMuch(shop, `${path}/imports/${one.id}/pieces`, headers);
}

/** Returns the longest wait for a page's data of a person who requests it right after others begin to write. */
async function longestWait(shop: NodeShop): Promise<number> {
  let longest = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    const startedAt = performance.now();
    await (await fetch(`${shop.origin}/sellers`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - startedAt);
  }
  return longest;
}

/** Sends a body of 200 MB without a Content-Length. */
async function sendTooMuch(shop: NodeShop, url: string, headers: Record<string, string>): Promise<void> {
  const before = memoryOf(shop.pid);
  let [most, left] = [before, 200];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      most = Math.max(most, memoryOf(shop.pid));
      if (left === 0) return controller.close();
      left -= 1;
      return controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  // A streamed body needs `duplex`, which the types of `fetch` do not have.
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  };
  const said = await fetch(url, request).then(
    ({ status }) => String(status),
    () => 'cut off',
  );
  console.log(
    `200 MB sent at once: ${said} after ${200 - left} MB; ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
  );
}
