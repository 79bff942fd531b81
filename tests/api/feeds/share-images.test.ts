import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  shareImagePath,
  categoryShareImage,
  SHARE_IMAGE_MAX_BYTES,
  DEFAULT_SHARE_IMAGE,
  productShareImage,
} from '#contract/pages/share-image.ts';
import type { ShareImage } from '#contract/pages/share-image.ts';
import { shareImageIn } from '#contract/pages/share-image-in.ts';
import { Category } from '#contract/calls/categories.ts';
import { Product } from '#contract/calls/products.ts';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const isNode = inject('running').runtime === 'node';

const productOf = async ({ seoUrl }: Pick<MadeSku, 'seoUrl'>) => (await visitor.get(`/products/${seoUrl}`)).as(Product);
const pathOf = (shareImage: ShareImage) => shareImagePath({ ...shareImage, shopName: 'Ratnahaat' });
const picture = async (path: string) => fetch(shop.running.origin + path, { redirect: 'manual' });

let sku: MadeSku;
beforeAll(async () => {
  sku = await shop.sku({ price: 849 });
});

test('a piece’s page names the card the shop serves', async () => {
  const path = pathOf(productShareImage(await productOf(sku)));
  const page = await visitor.get(`/product/${sku.seoUrl}`);
  expect(page.text).toContain(`<meta property="og:image" content="${shop.running.siteOrigin}${path}">`);
});

test('a page in Hindi names its own card, whose former address leads to the present one', async () => {
  const categories = (await visitor.get('/categories')).as(z.array(Category));
  const inHindi = shareImageIn('hi', categoryShareImage(categories.find(({ seoUrl }) => seoUrl === 'rings')!));
  const page = await visitor.get('/hi/category/rings');
  expect(page.text).toContain(`<meta property="og:image" content="${shop.running.siteOrigin}${pathOf(inHindi)}">`);
  const former = await picture(pathOf({ ...inHindi, line: 'पुरानी' }));
  expect([former.status, former.headers.get('location')]).toEqual([302, pathOf(inHindi)]);
});

describe.runIf(isNode)('on Node a card', () => {
  test('is a JPEG of 1200 by 630 that WhatsApp takes, for ever the same', async () => {
    const path = pathOf(productShareImage(await productOf(sku)));
    const answer = await picture(path);
    const body = new Uint8Array(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(body.byteLength).toBeLessThan(SHARE_IMAGE_MAX_BYTES);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(new Uint8Array(await (await picture(path)).arrayBuffer())).toEqual(body);
  });

  test('is drawn once, however many ask at the same time', async () => {
    const other = await shop.sku();
    const path = pathOf(productShareImage(await productOf(other)));
    const bodies = await Promise.all(Array.from({ length: 8 }, async () => (await picture(path)).arrayBuffer()));
    const [first, ...rest] = bodies.map((body) => Buffer.from(body));
    for (const body of rest) expect(body.equals(first!)).toBe(true);
  });

  test('is drawn for a piece without a picture and with a name no typeface of the shop has', async () => {
    const bare = await shop.sku({ title: '💎 नथ نگینہ </script>' });
    const answer = await picture(pathOf(productShareImage(await productOf(bare))));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});

describe.runIf(!isNode)('on the edge a card', () => {
  test('is the picture of the piece', async () => {
    const answer = await picture(pathOf(productShareImage(await productOf(sku))));
    expect([200, 302]).toContain(answer.status);
    if (answer.status === 200) expect(answer.headers.get('content-type')).toMatch(/^image\//);
  });

  test('is the house’s where the piece has none', async () => {
    const bare = await shop.sku();
    const answer = await picture(pathOf(productShareImage(await productOf(bare))));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, DEFAULT_SHARE_IMAGE]);
  });
});

test('a card with yesterday’s price leads to today’s', async () => {
  const changing = await shop.sku({ price: 500, mrp: 1000 });
  const former = pathOf(productShareImage(await productOf(changing)));
  await shop.seller('meera').put(`/api/admin/skus/${changing.skuId}`, { mrpPrice: 1000, sellingPrice: 450 });
  const present = pathOf(productShareImage(await productOf(changing)));
  const answer = await picture(former);
  expect(present).not.toBe(former);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, present]);
  expect(answer.headers.get('cache-control')).not.toContain('immutable');
});

test('a category has its card', async () => {
  const categories = (await visitor.get('/categories')).as(z.array(Category));
  const rings = categories.find(({ seoUrl }) => seoUrl === 'rings')!;
  const answer = await picture(pathOf(categoryShareImage(rings)));
  expect([200, 302]).toContain(answer.status);
});

test.each([
  '/cards/product/no-such-piece-0123456789abcdef.jpg',
  '/cards/product/x.jpg',
  '/cards/order/x-0123456789abcdef.jpg',
  '/cards/product/..%2f..%2fshop-0123456789abcdef.jpg',
])('there is no card at %s', async (path) => {
  expect((await picture(path)).status).toBe(404);
});

test('a card of a piece that is not there is none, however well its address is made', async () => {
  const { seoUrl: _, ...rest } = productShareImage(await productOf(sku));
  expect((await picture(pathOf({ ...rest, seoUrl: 'never-was' }))).status).toBe(404);
});
