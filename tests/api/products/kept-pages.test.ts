import { expect, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import { STOCK_OUT } from '#contract/messages.ts';
import { CONTENT_ONLY } from '#contract/pages/content-only.ts';
import { changeSettings, currentSettings } from '../../../functions/domain/platform/settings/index.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { seedingShop } from '../../../scripts/seed-shop.ts';
import type { Answer } from '../../support/answer.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const DAY = 86_400;
const NEWEST = '/category/jhumkas?sort=newest';

async function open(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await shop.visitor().get(path, { headers: { Accept: 'text/html', ...headers } });
  expect(answer.status).toBe(200);
  return answer;
}

/** Requests a page twice in a row. The second answer comes from the cache. */
async function opened(path: string): Promise<string> {
  const [first, again] = [await open(path), await open(path)];
  expect(again.text).toBe(first.text);
  return again.text;
}

test('a price, a sale and a setting show on the next page that is opened', async () => {
  const { skuId, seoUrl, name } = await shop.sku({ price: 4311, mrp: 5000, stock: 30 });
  await shop.job('index-search');
  const pages = [NEWEST, `/search?q=${encodeURIComponent(name)}&words=plain`];
  const texts = () => Promise.all(pages.map(opened));

  for (const text of await texts()) expect(text).toContain('₹4,311');

  const price = await shop.admin().put(`/api/admin/skus/${skuId}`, { mrpPrice: 5000, sellingPrice: 4377 });
  expect(price.status).toBe(200);
  for (const text of await texts()) {
    expect(text).toContain('₹4,377');
    expect(text).not.toContain('₹4,311');
  }

  await shop.seller('meera').patch(`/api/inventory/${skuId}/decrease`, { quantity: 30 });
  const card = new RegExp(`/product/${seoUrl}"(?:(?!<article).)*${STOCK_OUT}`, 's');
  for (const text of await texts()) expect(text).toMatch(card);

  const announced = await announce([`The sale of ${shop.mark} is here`]);
  for (const text of await texts()) expect(text).toContain(`The sale of ${shop.mark} is here`);
  await announce(announced);
});

test('another day is another page', async () => {
  const { seoUrl } = await shop.sku({ endOn: clock.today() });
  expect(await opened(NEWEST)).toContain(`/product/${seoUrl}"`);
  await shop.later(2 * DAY, async () => expect((await open(NEWEST)).text).not.toContain(`/product/${seoUrl}"`));
  expect(await opened(NEWEST)).toContain(`/product/${seoUrl}"`);
});

test('a list that was drawn costs one round trip', async () => {
  await open(NEWEST);
  expect((await open(NEWEST)).headers.get('server-timing')).toContain('1 round trips');
});

test('one address that is spelt otherwise is the same page, and another encoding the same text', async () => {
  const page = await opened(NEWEST);
  expect((await open(`${NEWEST}&utm_source=newsletter`)).text).toBe(page);
  for (const encoding of ['zstd', 'br', 'gzip', 'identity'])
    expect((await open(NEWEST, { 'Accept-Encoding': encoding })).text).toBe(page);
});

test('who has the frame of all pages already is sent the content alone, and nothing keeps it', async () => {
  const page = await opened(NEWEST);
  for (const encoding of ['zstd', 'br', 'gzip', 'identity']) {
    const content = await open(NEWEST, { Prefer: CONTENT_ONLY, 'Accept-Encoding': encoding });
    expect(content.text).toMatch(/^<main .*<\/main>$/s);
    expect(page).toContain(content.text);
    expect(content.headers.get('cache-control')).toBe('no-store');
    expect(content.headers.get('vary')).toContain('Prefer');
  }
  expect((await open(NEWEST)).text).toBe(page);
});

test('a search is counted each time, also when its page was kept', async () => {
  const word = `${[...shop.mark].join('e')}e`;
  await opened(`/search?q=${word}`);
  const counted = () => shop.rows('SELECT count, empty_count FROM search_counts WHERE query = ?', word);
  await expect.poll(counted).toEqual([{ count: 2, empty_count: 2 }]);
});

/** Sets the announcements above all pages. Returns the previous ones. */
async function announce(announcements: string[]): Promise<string[]> {
  const db = openEmbeddedDb(shop.running.databasePath);
  try {
    const [{ version, policy }] = await db.read(currentSettings());
    await changeSettings(seedingShop(db), SYSTEM, { version, policy: { ...policy, announcements } });
    return policy.announcements;
  } finally {
    db.close();
  }
}
