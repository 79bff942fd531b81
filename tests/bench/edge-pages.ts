/**
 * `npm run bench:edge-pages [-- DATA_DIR ...]`: measures the pages of shops on Workers (workerd with a libSQL server, a
 * local R2): the first requests of a new isolate, what it holds in memory, and the seconds until a changed price is in
 * the file of its page while all other pages are still being rendered. Without a folder it takes a new demo shop. It
 * prints figures and asserts nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_FEED_PATHS } from '#contract/pages/paths.ts';
import { buildIfNeeded } from '../../scripts/build-if-needed.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { freePort } from '../support/free-port.ts';
import { signInAs } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { startWorkerdShop } from '../support/workerd-shop.ts';
import { newestSku, setPrice } from './change-price.ts';
import { openInspector } from './isolate-heap.ts';
import { table } from './report.ts';

const LONGEST_MS = 120_000;
const PRICES = [1234, 1357, 1468];
/** The first requests of an isolate, in this order. */
const FIRST: [name: string, path: string][] = [
  ['home page', '/'],
  ['list page', '/category/jhumkas'],
  ['list page with a filter', '/category/jhumkas?sort=price-asc'],
  ['list call', '/products?size=12'],
  ['search page', '/search?q=kundan'],
  ['sitemap', '/sitemap.xml'],
  ['product feed', PRODUCT_FEED_PATHS.google],
];

const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked : [mkdtempSync(join(tmpdir(), 'ratnahaat-bench-'))];
try {
  for (const folder of folders) console.log(await measure(folder));
} finally {
  if (asked.length === 0) rmSync(folders[0]!, { recursive: true, force: true });
}

async function measure(folder: string): Promise<string> {
  process.env.DATA_DIR = folder;
  process.env.ORIGIN ||= 'http://localhost:8787';
  await prepareData(console.log);
  await buildIfNeeded(console.log);
  const inspectorPort = await freePort();
  const openedAt = performance.now();
  const shop = await startWorkerdShop({
    dataDir: folder,
    port: await freePort(),
    logPath: join(folder, 'edge.log'),
    files: 0,
    inspectorPort,
  });
  const memory = await openInspector(inspectorPort);
  const heap = async () => {
    // An isolate without a request in progress may not hear its inspector.
    const [{ usedMb, keptMb }] = await Promise.all([memory(), fetch(`${shop.directOrigin}/healthz`)]);
    return `${usedMb.toFixed(0)} MB, after a collection ${keptMb.toFixed(0)} MB`;
  };
  const rows: string[][] = [['start of workerd and libSQL server', `${seconds(openedAt)} s`, await heap()]];
  try {
    for (const [name, path] of FIRST) {
      const askedAt = performance.now();
      const answer = await fetch(shop.directOrigin + path, { headers: { Accept: 'text/html' } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      rows.push([`first ${name} (${answer.status}, ${bytes} B)`, `${seconds(askedAt)} s`, await heap()]);
    }
    const token = await signInAs(shop.directOrigin, 'customer', 'admin@ratnahaat.example');
    const { skuId, path } = newestSku(shop.databasePath);
    for (const price of PRICES) {
      const text = `₹${price.toLocaleString('en-IN')}`;
      const changedAt = performance.now();
      await setPrice(shop.directOrigin, token, skuId, price);
      await until(
        'the price to be in its file',
        async () => {
          const answer = await fetch(shop.directOrigin + path);
          const html = await answer.text();
          return (answer.headers.has('etag') && html.includes(text)) || undefined;
        },
        LONGEST_MS,
      );
      rows.push([`a changed price is in its file`, `${seconds(changedAt)} s`, await heap()]);
    }
  } finally {
    await shop.stop();
  }
  return `\n${folder}\n\n${table([['', 'after', 'heap of the isolate'], ...rows])}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(2);
}
