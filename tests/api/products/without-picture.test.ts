import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { UploadedFile } from '#contract/calls/files.ts';
import { EditedProduct, ManagedProduct, ManagedSku } from '#contract/calls/managed-goods.ts';
import { RecentSale } from '#contract/calls/notifications.ts';
import { askForOrder, buy, fillCart } from '../../support/buy.ts';
import { pictureOf, productForm, skuForm } from '../../support/catalogue-paths.ts';
import type { MadeSku } from '../../support/goods.ts';
import { publishAll } from '../../support/publish-all.ts';
import { FILM, sendFile } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const picture = () => ({ key: pictureOf(shop) });

const showAt = async (productId: number, mediaList: object[]) =>
  (await meera.patch(`/products/update/${productId}`, { mediaList })).as(EditedProduct);

const seen = async (path: string, { seoUrl }: { seoUrl: string }) => {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  return answer.text.includes(seoUrl);
};

/** The places where a shopper finds goods. */
const PLACES: Record<string, (goods: MadeSku) => Promise<boolean>> = {
  'the page of its category': (goods) => seen('/category/jhumkas?sort=newest', goods),
  'the search': async (goods) => {
    await shop.job('index-search');
    return seen(`/products/search?query=${goods.code}`, goods);
  },
  'the sitemap': (goods) => seen('/sitemap.xml', goods),
  'the feed for Google': (goods) => seen('/feeds/google-merchant.xml', goods),
  'the feed for Meta': (goods) => seen('/feeds/meta-catalogue.csv', goods),
  'its page': async ({ seoUrl }) => (await visitor.get(`/product/${seoUrl}`)).status === 200,
  'its call': async ({ productId }) => (await visitor.get(`/products/${productId}`)).status === 200,
  'the cart': async ({ skuId }) =>
    (await (await shop.customer('asha')).put('/api/cart/item/add', { skuId, quantity: 1 })).status === 200,
};

describe.each(Object.keys(PLACES))('goods in %s', (place) => {
  const isIn = PLACES[place]!;

  test('are there when they get their first picture, and no longer when they lose their last', async () => {
    const goods = await shop.sku({ isPictured: false });
    expect(await isIn(goods)).toBe(false);
    expect(await showAt(goods.productId, [picture()])).toMatchObject({ isShown: true, hasPicture: true, missing: [] });
    expect(await isIn(goods)).toBe(true);
    expect(await showAt(goods.productId, [])).toMatchObject({ isShown: false, hasPicture: false });
    expect(await isIn(goods)).toBe(false);
  });
});

// On Workers the home page is a file of the deployment.
test.runIf(inject('running').runtime === 'node')(
  'the home page shows new goods as long as they have a picture',
  async () => {
    const goods = await shop.sku({ isPictured: false });
    const isOnHome = async () => {
      // An edit is published a minute later.
      await shop.later(61, () => publishAll(shop));
      return seen('/', goods);
    };
    expect(await isOnHome()).toBe(false);
    await showAt(goods.productId, [picture()]);
    expect(await isOnHome()).toBe(true);
    await showAt(goods.productId, []);
    expect(await isOnHome()).toBe(false);
  },
  // Three publishes, which wait for all pages.
  240_000,
);

describe('a product', () => {
  test('without a picture is not on sale, and the console says so', async () => {
    const made = (await meera.post('/products/create', productForm(shop, { mediaList: [], skus: [skuForm()] }))).as(
      EditedProduct,
    );
    expect(made).toMatchObject({ isVisible: true, isActive: true, isShown: false, hasPicture: false });
    expect(made.missing).toEqual([{ what: 'mediaList', text: 'It has no picture yet.' }]);
    const query = `filter=${encodeURIComponent(JSON.stringify({ q: made.seoUrl }))}`;
    const [listed] = (await meera.get(`/api/admin/products?${query}`)).as(z.array(ManagedProduct));
    expect(listed).toMatchObject({ isShown: false, hasPicture: false, isComplete: true, skuCount: 1 });
  });

  test('with a video alone is not on sale', async () => {
    const { productId } = await shop.sku({ isPictured: false });
    const film = (await sendFile(meera, FILM, 'turn.mp4', '')).as(UploadedFile);
    expect(await showAt(productId, [{ key: film.key }])).toMatchObject({ isShown: false, hasPicture: false });
    expect(await showAt(productId, [{ key: film.key }, picture()])).toMatchObject({ isShown: true });
  });

  test('is on sale with a picture of one SKU alone, until that SKU is removed', async () => {
    const form = productForm(shop, { mediaList: [], skus: [skuForm({ mediaList: [picture()] }), skuForm()] });
    const made = (await meera.post('/products/create', form)).as(EditedProduct);
    expect(made).toMatchObject({ isShown: true, hasPicture: true });
    const sku = Number(shop.row('SELECT id FROM skus WHERE product_id = ? ORDER BY position', made.id).id);
    expect((await meera.delete(`/skus/delete/${sku}`)).status).toBe(200);
    const left = (await meera.get(`/api/admin/products/${made.id}`)).as(EditedProduct);
    expect(left).toMatchObject({ isShown: false, hasPicture: false, skuCount: 1 });
  });

  test('whose SKU loses the only picture leaves the sale', async () => {
    const { skuId, productId } = await shop.sku({ isPictured: false });
    const put = async (mediaList: object[]) =>
      (await meera.patch(`/skus/update/${skuId}`, { mediaList })).as(ManagedSku);
    await put([picture()]);
    expect((await visitor.get(`/products/${productId}`)).status).toBe(200);
    await put([]);
    expect(await visitor.get(`/products/${productId}`)).toRefuse(404, 'PRODUCT_NOT_FOUND');
  });
});

describe('what lost its last picture', () => {
  test('in a cart cannot be ordered any more', async () => {
    const goods = await shop.sku();
    const ravi = await shop.customer('ravi');
    await fillCart(ravi, goods);
    await showAt(goods.productId, []);
    expect((await askForOrder(ravi)).status).toBe(409);
    await showAt(goods.productId, [picture()]);
    expect((await askForOrder(ravi)).status).toBe(200);
  });

  test('is not told of as sold, and its page says that it was withdrawn', async () => {
    const goods = await shop.sku();
    await buy(await shop.customer('kamala'), goods);
    const isTold = async () =>
      (await visitor.get('/notifications/sales'))
        .as(z.array(RecentSale))
        .some(({ product }) => product.id === goods.productId);
    expect(await isTold()).toBe(true);
    await showAt(goods.productId, []);
    expect(await isTold()).toBe(false);
    expect((await visitor.get(`/product/${goods.seoUrl}`)).status).toBe(410);
  });
});
