/**
 * `npm run bench:publish [-- 276 5000 50000]`: measures rendering and updating the pages of shops with these numbers of
 * products. It prints the seconds until the shop is open and until a changed price is in its stored page, pages per
 * second, disk space, and memory while rendering. For comparison it prints Astro's time to build as many pages of one
 * line. It needs a build (`npm run build`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { prepareData } from '../../scripts/prepare-data.ts';
import { startNodeShop } from '../support/node-shop.ts';
import { signInAs } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { newestSku, setPrice } from './change-price.ts';
import { treeMemoryMb } from './processes.ts';

const SIZES = [276, 5_000, 50_000];
const LONGEST_MS = 30 * 60_000;

const asked = process.argv.slice(2).map(Number);
for (const products of asked.length > 0 ? asked : SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-publish-'));
  try {
    const { pages, drawnSeconds, ...figures } = await measure(folder, products);
    const bareSeconds = buildBare(join(folder, 'bare'), pages);
    console.log(`\n${products.toLocaleString('en-IN')} products, ${pages.toLocaleString('en-IN')} pages`);
    console.table({
      ...figures,
      'all drawn after (s)': drawnSeconds,
      'pages a second': pages / drawnSeconds,
      'bare Astro build (s)': bareSeconds,
      'bare pages a second': pages / bareSeconds,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(path: string, products: number) {
  process.env.DATA_DIR = path;
  await prepareData(() => {}, { products });
  const folder = openDataFolder(path);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const shop = await startNodeShop(path, { pages: 'under way' });
  try {
    const openSeconds = seconds();
    const store = new Database(join(folder.sitePath, 'pages.db'), { readonly: true });
    const counts = store.prepare('SELECT count(tag) AS drawn, count(due) AS waiting FROM pages');
    let mostMb = 0;
    const { drawn } = await until(
      'all pages to be drawn',
      () => {
        mostMb = Math.max(mostMb, sumOf(treeMemoryMb(shop.pid)));
        const now = counts.get() as { drawn: number; waiting: number };
        return now.waiting === 0 ? now : undefined;
      },
      LONGEST_MS,
    );
    const drawnSeconds = seconds() - openSeconds;
    const priceSeconds = await changePrice(shop.origin, folder.databasePath, store);
    store.close();
    return {
      pages: drawn,
      drawnSeconds,
      'open after (s)': openSeconds,
      'a changed price is in its file after (s)': priceSeconds,
      'disk (MB)': statSync(join(folder.sitePath, 'pages.db')).size / 1e6,
      'most memory while drawing (MB)': mostMb,
    };
  } finally {
    await shop.stop();
  }
}

/** Changes a price as an admin does. Returns the seconds until the stored page shows it. */
async function changePrice(origin: string, databasePath: string, store: Database.Database): Promise<number> {
  const { skuId, path } = newestSku(databasePath);
  const tag = store.prepare('SELECT tag FROM pages WHERE path = ?');
  const before = (tag.get(path) as { tag: string }).tag;
  const token = await signInAs(origin, 'customer', 'admin@ratnahaat.example');
  const startedAt = performance.now();
  await setPrice(origin, token, skuId, 1234);
  await until(
    'the price to be in its file',
    () => (tag.get(path) as { tag: string }).tag !== before || undefined,
    600_000,
  );
  return (performance.now() - startedAt) / 1000;
}

/** Builds as many pages of one line with Astro alone. Returns the seconds it takes. */
function buildBare(folder: string, pages: number): number {
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'src/pages/[page].astro'),
    `---\nexport const getStaticPaths = () => Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }));\n---\n<p>{Astro.params.page}</p>\n`,
  );
  const startedAt = performance.now();
  execFileSync(resolve('node_modules/.bin/astro'), ['build', '--silent', '--root', folder], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  return (performance.now() - startedAt) / 1000;
}

/** Returns the sum over the processes of a shop. */
function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
