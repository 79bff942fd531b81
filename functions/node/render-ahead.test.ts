import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_SCREEN_WIDTHS } from '#contract/pages/image-url.ts';
import { noteFile, useFile } from '../domain/files/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { startRenderingAhead } from './render-ahead.ts';
import { variantPath } from './image-jobs.ts';
import type { AheadJob } from './image-jobs.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedDb } from './open-db.ts';
import type { EmbeddedDb } from './open-db.ts';

let path: string;
let db: EmbeddedDb;
let shop: Shop;
let end: (() => void) | undefined;
const paths = () => ({ mediaPath: join(path, 'media'), variantsPath: join(path, 'variants') });
const errors: string[] = [];
const log = { info: () => {}, error: (event: string) => void errors.push(event) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  path = mkdtempSync(join(tmpdir(), 'ratnahaat-ahead-'));
  mkdirSync(paths().mediaPath);
  db = openEmbeddedDb(join(path, 'shop.db'));
  migrate(db.connection);
  // The products of these lists need no facts.
  db.connection.exec('PRAGMA foreign_keys = OFF');
  shop = { read: db.read, write: db.write, now: 1_700_000_000_000, random: seededRandom(path) } as Shop;
});
afterEach(() => {
  end?.();
  db.close();
  rmSync(path, { recursive: true, force: true });
  vi.useRealTimers();
  errors.length = 0;
});

/** Adds a product with a SKU to the lists; the first of a list has the lowest order. */
function listProduct(id: number, order: number): void {
  db.connection.exec(`
    INSERT INTO skus (created_at, updated_at, product_id, name, code, color, weight_grams, mrp_paise, selling_paise)
      VALUES (0, 0, ${id}, 'Gold', 'CODE-${id}', 'Gold', 10, 100, 100);
    INSERT INTO listing (product_id, after_on, until_on, ends_on, category_id, seller_id, is_shown, featured_order, packed)
      VALUES (${id}, '', '9999-12-31', '9999-12-31', 1, 1, 1, ${order}, '')`);
}

/** Stores a picture that the shop uses, and returns its key. */
async function hang(
  subject: 'site' | 'category' | 'product' | 'review',
  subjectId = 7,
  { mediaType = 'IMAGE', width = 2000 }: { mediaType?: 'IMAGE' | 'VIDEO'; width?: number } = {},
) {
  const { id, key } = await noteFile(shop, {
    name: 'a file',
    ending: mediaType === 'IMAGE' ? 'avif' : 'webm',
    extension: mediaType === 'IMAGE' ? 'image/avif' : 'video/webm',
    mediaType,
    altText: '',
    width,
    height: 400,
    placeholder: null,
    contentHash: '0'.repeat(64),
    bytes: 1,
    purpose: 'product',
    sellerId: null,
    posterId: null,
  });
  await shop.write(useFile({ mediaId: id, subject, subjectId, role: 'main', position: 0 }));
  writeFileSync(join(paths().mediaPath, key), 'x');
  return key;
}

/** Starts drawing ahead with a queue that only records its jobs. */
function start(draw = (_key: string) => Promise.resolve()) {
  const jobs: [key: string, ...widths: number[]][] = [];
  const renderAhead = ({ folder, widths }: AheadJob) => {
    const key = folder.slice(paths().variantsPath.length + 1);
    jobs.push([key, ...widths]);
    return draw(key);
  };
  end = startRenderingAhead(db, paths(), { renderAhead }, log);
  return jobs;
}

test('the pictures of first screens are drawn, what most visitors see first, and those that are there not again', async () => {
  const later = await hang('product', 1);
  const first = await hang('product', 2);
  const known = await hang('product', 3);
  await hang('product', 4, { mediaType: 'VIDEO' });
  await hang('product', 5);
  await hang('review');
  const category = await hang('category');
  const hero = await hang('site');
  listProduct(1, 30);
  listProduct(2, 10);
  listProduct(3, 20);
  mkdirSync(join(paths().variantsPath, known), { recursive: true });
  for (const width of FIRST_SCREEN_WIDTHS.product) {
    writeFileSync(variantPath(join(paths().variantsPath, known), width, 'webp'), 'x');
  }
  const jobs = start();
  await vi.waitUntil(() => jobs.length === 4);
  expect(jobs).toEqual([
    [hero, ...FIRST_SCREEN_WIDTHS.site],
    [category, ...FIRST_SCREEN_WIDTHS.category],
    [first, ...FIRST_SCREEN_WIDTHS.product],
    [later, ...FIRST_SCREEN_WIDTHS.product],
  ]);
});

test('a picture is drawn no wider than it is', async () => {
  const small = await hang('category', 7, { width: 210 });
  const jobs = start();
  await vi.waitUntil(() => jobs.length === 1);
  expect(jobs).toEqual([[small, 96, 200]]);
});

test('a picture that arrives is drawn without anybody asking for it', async () => {
  const first = await hang('category');
  const jobs = start();
  await vi.waitUntil(() => jobs.length === 1);
  const second = await hang('category');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitUntil(() => jobs.length === 2);
  expect(jobs.map(([key]) => key)).toEqual([first, second]);
});

test('one that cannot be drawn is told of and keeps no other waiting', async () => {
  const broken = await hang('category');
  const sound = await hang('category');
  const jobs = start((key) => (key === broken ? Promise.reject(new Error('no picture')) : Promise.resolve()));
  await vi.waitUntil(() => jobs.length === 2);
  expect(jobs.map(([key]) => key)).toEqual([broken, sound]);
  expect(errors).toEqual(['picture.failed']);
});
