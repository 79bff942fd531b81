import { afterAll, beforeAll, expect, test } from 'vitest';
import { MarkSettings } from '#contract/calls/mark-settings.ts';
import { Product } from '#contract/calls/products.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [admin, visitor] = [shop.admin(), shop.visitor()];
const PATH = '/api/admin/settings/marks';

let first: Record<string, unknown>;
const put = (fields: object) => admin.put(PATH, { ...first, reason: 'Another season', ...fields });
const productOf = async ({ seoUrl }: MadeSku) => (await visitor.get(`/products/${seoUrl}`)).as(Product) as Product;
/** Returns the newest rings as a page of the shop. */
const newestRings = async () => (await fetch(`${shop.running.origin}/category/rings?sort=newest`)).text();

beforeAll(async () => {
  const { version: _, ...present } = (await admin.get(PATH)).json as Record<string, unknown>;
  first = present;
});
// The marks are those of the whole shop.
afterAll(() => put({}));

test('as the shop comes, cards show every mark but a sale', async () => {
  expect((await admin.get(PATH)).as(MarkSettings)).toMatchObject({
    fewLeftText: 'Only {count} left',
    fewLeftMost: 3,
    bestsellerShown: true,
    saleShown: false,
    newDays: 30,
  });
});

test('a changed text is on the cards of lists at once, and every page is noted', async () => {
  const sku = await shop.sku({ stock: 20, category: 'rings' });
  expect(await productOf(sku)).toMatchObject({ mark: 'new', markText: 'New' });
  expect(await newestRings()).not.toContain('>Just in<');
  await put({ newText: 'Just in' });
  expect(await productOf(sku)).toMatchObject({ mark: 'new', markText: 'Just in' });
  expect(await newestRings()).toContain('>Just in<');
  const noted = shop.rows('SELECT subject FROM page_invalidations ORDER BY id DESC LIMIT 1');
  expect(noted).toEqual([{ subject: 'everything' }]);
});

test('a mark that is not shown gives way to the next one', async () => {
  const sku = await shop.sku({ stock: 2 });
  expect(await productOf(sku)).toMatchObject({ mark: 'few-left', markText: 'Only 2 left' });
  await put({ fewLeftShown: false });
  expect(await productOf(sku)).toMatchObject({ mark: 'new' });
  await put({ fewLeftShown: false, newShown: false });
  expect(await productOf(sku)).toMatchObject({ mark: null, markText: null });
});

test('a sale is marked from its percentage on', async () => {
  const sku = await shop.sku({ stock: 20, mrp: 1000, price: 600 });
  await put({ saleShown: true, salePercent: 40, saleText: 'Diwali sale' });
  expect(await productOf(sku)).toMatchObject({ mark: 'sale', markText: 'Diwali sale' });
  await put({ saleShown: true, salePercent: 41 });
  expect(await productOf(sku)).toMatchObject({ mark: 'new' });
});

test('the pages of a product are noted from the number of pieces on that cards count', async () => {
  const sku = await shop.sku({ stock: 10 });
  const sell = () => shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 2 });
  const noted = () =>
    shop.rows("SELECT id FROM page_invalidations WHERE subject = 'product' AND subject_id = ?", sku.productId).length;
  const before = noted();
  await put({});
  await sell();
  expect(noted()).toBe(before);
  await put({ fewLeftMost: 6 });
  await sell();
  expect(noted()).toBe(before + 1);
  expect(await productOf(sku)).toMatchObject({ markText: 'Only 6 left' });
});

test('what no card can show is refused at its field', async () => {
  expect(await put({ newText: 'Real gold' })).toRefuseFields({
    newText:
      '“Real gold” cannot be said here. Imitation jewellery has no real gold, silver or gemstones. Write what it is plated with or looks like.',
  });
  expect(await put({ newText: 'x'.repeat(21) })).toRefuseFields({
    newText: 'The text of “New” can have at most 20 characters',
  });
  expect(await put({ newText: '{count} new' })).toRefuseFields({
    newText: 'The text of “New” cannot have curly brackets',
  });
  expect(await put({ fewLeftText: '{pieces} left' })).toRefuseFields({
    fewLeftText: 'The text of “Few left” can have no curly brackets other than {count}',
  });
  expect(await put({ salePercent: 0 })).toRefuseFields({ salePercent: 'Percent must be a whole number from 1 to 90' });
});

test('an earlier version is listed with its reason', async () => {
  await put({ newText: 'Fresh', reason: 'Spring' });
  const { versions } = (await admin.get(`${PATH}/versions`)).json as { versions: { reason: string; values: object }[] };
  expect(versions[0]).toMatchObject({ reason: 'Spring', values: { newText: 'Fresh' } });
});
