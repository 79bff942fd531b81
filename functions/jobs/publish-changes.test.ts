import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmallShop } from '../../tests/support/small-shop.ts';
import type { SmallShop } from '../../tests/support/small-shop.ts';
import type { Publisher } from '../platform.ts';
import { publishChanges } from './publish-changes.ts';

const HOUR_MS = 60 * 60_000;

let small: SmallShop;
let published = 0;
/** The changes noted when the shop was opened are published already. */
let version = 0;
const publisher: Publisher = {
  progress: () => Promise.resolve({ version, waiting: 0 }),
  takesSeconds: 0,
  publish: () => {
    published += 1;
    return Promise.resolve({ version: 0, pages: 1 });
  },
};

beforeEach(async () => {
  small = await openSmallShop({ meera: {} });
  version = Number(small.rows('SELECT max(id) FROM page_invalidations')[0]![0] ?? 0);
  published = 0;
});
afterEach(() => small.close());

test('what changed is published when it is quiet, and at once where it was noted ahead of the clock', async () => {
  const { shop } = small;
  const { now } = shop;
  small.rows(
    "INSERT INTO page_invalidations (at, subject, subject_id, urgent) VALUES (?, 'product', 1, 0) RETURNING id",
    now,
  );
  expect(await publishChanges({ ...shop, now: now + 1000 }, publisher)).toMatchObject({ published: false });
  expect(await publishChanges({ ...shop, now: now + 4000 }, publisher)).toMatchObject({ published: true });
  expect(await publishChanges({ ...shop, now: now - HOUR_MS }, publisher)).toMatchObject({ published: true });
  expect(published).toBe(2);
});
