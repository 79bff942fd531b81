import { afterAll, beforeAll, expect, test } from 'vitest';
import { FeedSettings } from '#contract/calls/feed-settings.ts';
import { PRODUCT_FEED_PATHS } from '#contract/pages/paths.ts';
import type { ProductFeed } from '#contract/shop/product-feeds.ts';
import { readCsv, readXml, textsIn } from '../../support/feed-formats.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [admin, visitor] = [shop.admin(), shop.visitor()];
const PATH = '/api/admin/settings/feeds';

let stocked: MadeSku;
let soldOut: MadeSku;
let first: Record<string, unknown>;
const put = (fields: object) => admin.put(PATH, { ...first, reason: 'Another season', ...fields });
const feed = async (name: ProductFeed) => visitor.get(PRODUCT_FEED_PATHS[name]);
const itemsOfGoogle = async () => {
  const { root } = readXml((await feed('google')).text);
  const items = root.children[0]!.children.filter(({ name }) => name === 'item');
  return new Map(items.map((item) => [textsIn(item, 'g:id')[0]!, item]));
};
const rowsOfMeta = async () => new Map(readCsv((await feed('meta')).text).map((row) => [row.id!, row]));

beforeAll(async () => {
  stocked = await shop.sku();
  soldOut = await shop.sku({ stock: 0 });
  const { version: _, ...present } = (await admin.get(PATH)).json as Record<string, unknown>;
  first = present;
});
afterAll(() => put({}));

test('as the shop comes, both are on, name what is sold out, and add nothing', async () => {
  expect((await admin.get(PATH)).as(FeedSettings)).toMatchObject({
    googleOffered: true,
    googleSoldOut: true,
    googleSource: '',
    metaOffered: true,
    metaSoldOut: true,
    metaSource: '',
    brand: '',
  });
});

test('one that is off is not there, for whoever has it from before either, and robots are not led to it', async () => {
  const tag = (await feed('google')).headers.get('etag')!;
  await put({ googleOffered: false });
  expect((await visitor.get(PRODUCT_FEED_PATHS.google, { headers: { 'If-None-Match': tag } })).status).toBe(404);
  expect((await feed('meta')).status).toBe(200);
  const robots = (await visitor.get('/robots.txt')).text;
  expect(robots).toContain(`\nAllow: ${PRODUCT_FEED_PATHS.meta}\n`);
  expect(robots).not.toContain(PRODUCT_FEED_PATHS.google);
  await put({ googleOffered: false, metaOffered: false });
  expect((await visitor.get('/robots.txt')).text).not.toContain('/feeds/');
  await put({});
  expect((await feed('google')).status).toBe(200);
});

test('one leaves out what is sold out, and the other names it', async () => {
  await put({ metaSoldOut: false });
  expect([...(await rowsOfMeta()).keys()]).toContain(stocked.code);
  expect([...(await rowsOfMeta()).keys()]).not.toContain(soldOut.code);
  expect([...(await itemsOfGoogle()).keys()]).toContain(soldOut.code);
});

test('words are added to the addresses of products, and one brand stands for all', async () => {
  await put({ googleSource: 'google', googleMedium: 'free-listings', brand: 'Ratnahaat & Co' });
  const item = (await itemsOfGoogle()).get(stocked.code)!;
  expect(textsIn(item, 'g:link')[0]).toMatch(/\/product\/[a-z0-9-]+\?utm_source=google&utm_medium=free-listings$/);
  expect(textsIn(item, 'g:brand')).toEqual(['Ratnahaat & Co']);
  const row = (await rowsOfMeta()).get(stocked.code)!;
  expect(row.link).not.toContain('utm_');
  expect(row.brand).toBe('Ratnahaat & Co');
});

test('what cannot be is refused at its field', async () => {
  expect(await put({ metaCampaign: 'diwali' })).toRefuseFields({
    metaSource: 'Please enter a source, too: without it the other words are not counted',
  });
  expect(await put({ googleSource: 'google ads' })).toRefuseFields({
    googleSource: 'Google source may have at most 40 letters, digits, dots, hyphens and underscores',
  });
  expect(await put({ brand: 'x'.repeat(71) })).toRefuseFields({ brand: 'Brand can have at most 70 characters' });
});
