import Database from 'libsql';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoRecords } from '../support/demo-shop.ts';
import { freePorts } from '../support/free-port.ts';
import { Persona } from '../support/persona.ts';
import { makeDataFolder } from '../support/setup.ts';
import { signInAs } from '../support/sign-in.ts';
import { until } from '../support/until.ts';

/** A cold start on a busy machine, with the demo shop to be made. */
const STARTED_WITHIN_MS = 240_000;
const PRODUCT = 'lakshmi-kasu-temple-necklace-set';

let data: ReturnType<typeof makeDataFolder>;
let child: ChildProcess;
let origin: string;
let output = '';

const page = async (path: string) => {
  const answer = await fetch(origin + path, { headers: { Accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};

beforeAll(async () => {
  data = makeDataFolder('dev', await demoRecords());
  // The storefront, the console and the API.
  const port = await freePorts(3);
  origin = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: data.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const look = () => output.includes('Open after') || child.exitCode !== null || undefined;
  await until('npm run dev to open', look, STARTED_WITHIN_MS);
  if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`);
}, STARTED_WITHIN_MS);

afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  data.remove();
});

test('prints its addresses when they answer', async () => {
  expect(output).toContain(`Storefront  ${origin}\n`);
  const home = await page('/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('/@vite/client');
  // It leads to the console, which has a port of its own.
  const console = await page('/admin');
  expect(console.html).toContain('/console/@vite/client');
});

test('Astro’s dev server renders filtered lists and pages without a file', async () => {
  for (const [path, status] of [
    ['/category/rings?sort=price-asc', 200],
    ['/search?q=jhumka', 200],
    ['/product/no-such-product', 404],
  ] as const) {
    const { status: answered, html } = await page(path);
    expect([path, answered, html.includes('/@vite/client')]).toEqual([path, status, true]);
  }
});

test('the next request shows a changed price on the page and in lists', async () => {
  const records = new Database(join(data.path, 'ratnahaat.db'), { readonly: true });
  const skus = records
    .prepare('SELECT skus.id FROM skus JOIN products ON products.id = skus.product_id WHERE products.seo_url = ?')
    .all(PRODUCT) as { id: number }[];
  records.close();
  expect((await page(`/product/${PRODUCT}`)).html).not.toContain('₹2,777');
  const admin = new Persona(origin, await signInAs(origin, 'customer', 'admin@ratnahaat.example'));
  for (const { id } of skus) {
    const change = await admin.put(`/api/admin/skus/${id}`, { mrpPrice: 5000, sellingPrice: 2777 });
    expect(change.status).toBe(200);
  }
  expect((await page(`/product/${PRODUCT}`)).html).toContain('₹2,777');
  expect((await page('/search?q=lakshmi+kasu')).html).toContain('₹2,777');
});
