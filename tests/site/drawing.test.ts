import Database from 'libsql';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { makeDataFolder } from '../support/setup.ts';

/** The time limit for rendering hundreds of pages on a busy machine. */
const DRAWING_MS = 180_000;

const data = makeDataFolder('drawing', inject('running').freshPath, 'none');
let shop: NodeShop;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers: { Accept: 'text/html', ...headers } });
/** Returns the number of stored pages, and of pages that still wait to be rendered. */
const counts = () => {
  const pages = new Database(join(data.path, 'site/pages.db'), { readonly: true });
  const row = pages.prepare('SELECT count(tag) AS drawn, count(due) AS waiting FROM pages').get();
  pages.close();
  const { drawn, waiting } = row as { drawn: number; waiting: number };
  return { drawn, waiting };
};

beforeAll(async () => {
  shop = await startNodeShop(data.path, { pages: 'under way' });
});
afterAll(async () => {
  await shop.stop();
  data.remove();
});

describe('a shop with a new build', () => {
  let atOpening: ReturnType<typeof counts>;

  test('is open while most of its pages are still to be drawn', async () => {
    atOpening = counts();
    expect(atOpening.waiting).toBeGreaterThan(atOpening.drawn);
    for (const path of [
      '/',
      '/cart',
      '/about',
      '/sitemap',
      '/shop',
      '/category/rings',
      '/blog',
      '/product/jhumka-none',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, path.endsWith('none') ? 404 : 200]);
    }
    const last = await ask('/product/lakshmi-kasu-temple-necklace-set');
    expect(last.status).toBe(200);
    expect(await last.text()).toContain('₹2,899');
  });

  test(
    'that is killed meanwhile goes on where it stopped, and then has a file for each page',
    async () => {
      await shop.kill();
      const left = counts();
      expect(left.drawn).toBeGreaterThanOrEqual(atOpening.drawn);
      shop = await startNodeShop(data.path);
      expect(counts()).toEqual({ drawn: left.drawn + left.waiting, waiting: 0 });
      const page = await ask('/product/lakshmi-kasu-temple-necklace-set');
      expect(page.headers.get('etag')).toMatch(/^"[0-9a-f]{32}-/);
    },
    DRAWING_MS,
  );
});

test('a page says the same whatever the client can unpack, and is confirmed by its tag', async () => {
  const path = '/category/rings';
  const plain = await ask(path, { 'Accept-Encoding': 'identity' });
  const text = await plain.text();
  expect(text).toContain('</html>');
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(path, { 'Accept-Encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 3);
    expect(await packed.text()).toBe(text);
    const again = await ask(path, { 'Accept-Encoding': encoding, 'If-None-Match': packed.headers.get('etag')! });
    expect(again.status).toBe(304);
  }
  const REFUSING = { 'br;q=0, gzip;q=0.5': 'gzip', 'gzip; q=0.0,br;q=0': null, 'br;q=0.1, gzip;q=0': 'br' };
  for (const [accepted, encoding] of Object.entries(REFUSING)) {
    const answer = await ask(path, { 'Accept-Encoding': accepted });
    expect(`${accepted}: ${answer.headers.get('content-encoding')}`).toBe(`${accepted}: ${encoding}`);
  }
});
