import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteFile, useFile } from '../domain/files/media/index.ts';
import type { Db } from '../db/db.ts';
import type { Shop } from '../domain/shop.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { startRenderingAhead } from './render-ahead.ts';
import { allVariantsPath } from './image-jobs.ts';
import type { ImageJob } from './image-jobs.ts';
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
  shop = { read: db.read, write: db.write, now: 1_700_000_000_000, random: seededRandom(path) } as Shop;
});
afterEach(() => {
  end?.();
  db.close();
  rmSync(path, { recursive: true, force: true });
  vi.useRealTimers();
  errors.length = 0;
});

/** Stores a picture that the shop uses, and returns its key. */
async function hang(subject: 'site' | 'category' | 'product' | 'review', mediaType: 'IMAGE' | 'VIDEO' = 'IMAGE') {
  const { id, key } = await noteFile(shop, {
    name: 'a file',
    ending: mediaType === 'IMAGE' ? 'avif' : 'webm',
    extension: mediaType === 'IMAGE' ? 'image/avif' : 'video/webm',
    mediaType,
    altText: '',
    width: 400,
    height: 400,
    placeholder: null,
    contentHash: '0'.repeat(64),
    bytes: 1,
    purpose: 'product',
    sellerId: null,
    posterId: null,
  });
  await shop.write(useFile({ mediaId: id, subject, subjectId: 7, role: 'main', position: 0 }));
  writeFileSync(join(paths().mediaPath, key), 'x');
  return key;
}

/** Starts drawing ahead with a queue that only records its jobs. */
function start(over: Db, draw = (_key: string) => Promise.resolve()) {
  const keys: string[] = [];
  const renderAhead = (job: ImageJob) => {
    const key = job.kind === 'variants' ? job.folder.slice(paths().variantsPath.length + 1) : '';
    keys.push(key);
    return draw(key);
  };
  end = startRenderingAhead(over, paths(), { renderAhead }, log);
  return keys;
}

test('what most visitors see is drawn first, a film never, and what is drawn already not again', async () => {
  const review = await hang('review');
  const piece = await hang('product');
  const known = await hang('product');
  await hang('product', 'VIDEO');
  const category = await hang('category');
  const hero = await hang('site');
  mkdirSync(join(paths().variantsPath, known), { recursive: true });
  writeFileSync(allVariantsPath(join(paths().variantsPath, known)), '');
  const keys = start(db);
  await vi.waitUntil(() => keys.length === 4);
  expect(keys).toEqual([hero, category, piece, review]);
});

test('a picture that arrives is drawn without anybody asking for it', async () => {
  const first = await hang('product');
  const keys = start(db);
  await vi.waitUntil(() => keys.length === 1);
  const second = await hang('product');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitUntil(() => keys.length === 2);
  expect(keys).toEqual([first, second]);
});

test('one that cannot be drawn is told of and keeps no other waiting', async () => {
  const broken = await hang('product');
  const sound = await hang('product');
  const keys = start(db, (key) => (key === broken ? Promise.reject(new Error('no picture')) : Promise.resolve()));
  await vi.waitUntil(() => keys.length === 2);
  expect(keys).toEqual([broken, sound]);
  expect(errors).toEqual(['picture.failed']);
});
