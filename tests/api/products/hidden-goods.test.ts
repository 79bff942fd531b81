import { beforeAll, describe, expect, test } from 'vitest';
import { ManagedCategory } from '#contract/calls/categories.ts';
import { Seller } from '#contract/calls/sellers.ts';
import type { Answer } from '../../support/answer.ts';
import { askToBuy } from '../../support/buy.ts';
import { categoryForm } from '../../support/catalogue-paths.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { activeOwner } from '../../support/register.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const NOBODYS = 999_999_999;
const UNKNOWN = { skuId: NOBODYS, productId: NOBODYS, seoUrl: 'no-such-piece', code: '', name: '' } satisfies MadeSku;

let asha: Persona;
/** Goods that no shopper may see, by the reason. */
let hidden: Record<string, MadeSku>;

beforeAll(async () => {
  asha = await shop.customer('asha');
  const owner = await activeOwner(shop, 'suspended');
  const suspended = await shop.sku({ sellerEmail: owner.email });
  const { id } = (await owner.get('/sellers/profile')).as(Seller);
  expect((await shop.admin().patch(`/admin/seller/${id}/status/SUSPENDED`, {})).status).toBe(200);
  hidden = {
    'that is hidden': await shop.sku({ isVisible: false }),
    'of a seller who is suspended': suspended,
    'of a seller who never was active': await shop.sku({ seller: 'pending' }),
    'whose last day has passed': await shop.sku({ endOn: '2026-01-01' }),
    'without a picture': await shop.sku({ isPictured: false }),
  };
});

/** Every call by which a visitor or a shopper names a SKU or a product. */
const CALLS: Record<string, (goods: MadeSku) => Promise<Answer>> = {
  'GET /products/{id}': ({ productId }) => visitor.get(`/products/${productId}`),
  'GET /products/{seoUrl}': ({ seoUrl }) => visitor.get(`/products/${seoUrl}`),
  'GET /skus/{id}': ({ skuId }) => visitor.get(`/skus/${skuId}`),
  'GET /api/coupons/sku/{id}': ({ skuId }) => visitor.get(`/api/coupons/sku/${skuId}`),
  'GET /shipping/pincode/{pincode}': ({ skuId }) => visitor.get(`/shipping/pincode/560034?skuId=${skuId}`),
  'GET /reviews/product/{productId}': ({ productId }) => visitor.get(`/reviews/product/${productId}`),
  'GET /api/questions': ({ productId }) => visitor.get(`/api/questions?productId=${productId}`),
  'POST /api/stock-notices/by-email': ({ skuId }) =>
    visitor.post('/api/stock-notices/by-email', { skuId, email: shop.emailOf('waiting') }),
  'POST /api/stock-notices': ({ skuId }) => asha.post('/api/stock-notices', { skuId }),
  'PUT /api/cart/item/add': ({ skuId }) => asha.put('/api/cart/item/add', { skuId, quantity: 1 }),
  'POST /api/cart/quote': ({ skuId }) => asha.post('/api/cart/quote', { item: { skuId, quantity: 1 } }),
  'POST /api/orders': (goods) => askToBuy(asha, goods),
  'POST /api/tax/calculate': ({ skuId }) =>
    asha.post('/api/tax/calculate', { skuIds: [skuId], amount: 1030, stateCode: '36', hsnCode: null }),
  'POST /api/tax/calculate/external': ({ skuId }) =>
    asha.post('/api/tax/calculate/external', { skuIds: [skuId], amount: 1030, stateCode: '36', hsnCode: null }),
  'POST /api/wishlist/add-product/{productId}': ({ productId }) => asha.post(`/api/wishlist/add-product/${productId}`),
  'POST /api/questions': ({ productId }) => asha.post('/api/questions', { productId, text: 'How heavy is this pair?' }),
  'POST /reviews/create/{productId}': ({ productId }) =>
    asha.post(`/reviews/create/${productId}`, { reviewText: 'Lovely and light.', rating: 5 }),
  'GET /api/reviews/product/{productId}/mine': ({ productId }) => asha.get(`/api/reviews/product/${productId}/mine`),
};

describe('a shopper learns nothing of goods', () => {
  test.each(Object.keys(CALLS))('by %s: the answer is that for goods nobody has', async (name) => {
    const call = CALLS[name]!;
    const absent = whatItTells(await call(UNKNOWN));
    // An order without items has a text of its own.
    expect(name === 'POST /api/orders' ? [422] : [200, 404]).toContain(absent.status);
    for (const [why, goods] of Object.entries(hidden)) {
      expect({ why, ...whatItTells(await call(goods)) }).toEqual({ why, ...absent });
    }
  });

  test('whose SKU alone was taken off', async () => {
    const sku = await shop.sku();
    expect((await shop.seller('meera').delete(`/skus/delete/${sku.skuId}`)).status).toBe(200);
    for (const name of ['GET /skus/{id}', 'GET /api/coupons/sku/{id}', 'PUT /api/cart/item/add', 'POST /api/orders']) {
      expect(whatItTells(await CALLS[name]!(sku))).toEqual(whatItTells(await CALLS[name]!(UNKNOWN)));
    }
  });
});

test('the seller of hidden goods and the platform still compute their tax', async () => {
  const { skuId } = hidden['that is hidden']!;
  const ask = (who: Persona) =>
    who.post('/api/tax/calculate', { skuIds: [skuId], amount: 1030, stateCode: '36', hsnCode: null });
  for (const who of [shop.seller('meera'), shop.admin()]) expect((await ask(who)).status).toBe(200);
  expect(await ask(shop.seller('farhan'))).toRefuse(404, 'SKU_NOT_FOUND');
});

describe('the page of a product', () => {
  const pageOf = async ({ seoUrl }: MadeSku, kind = 'product') => (await visitor.get(`/${kind}/${seoUrl}`)).status;
  const show = (productId: number, isVisible: boolean) =>
    shop.seller('meera').patch(`/products/update/${productId}`, { isVisible });

  test('that was never shown is not there, nor by its id or a former address', async () => {
    const goods = hidden['that is hidden']!;
    expect(await pageOf(goods)).toBe(404);
    expect(await pageOf(goods, 'reviews')).toBe(404);
    expect((await visitor.get(`/product/${goods.productId}`)).status).toBe(404);
    const renamed = { seoUrl: `${goods.seoUrl}-renamed` };
    expect((await shop.seller('meera').patch(`/products/update/${goods.productId}`, renamed)).status).toBe(200);
    expect(await pageOf(goods)).toBe(404);
    expect(await pageOf({ ...goods, ...renamed })).toBe(404);
  });

  test('that was shown once says that it was withdrawn', async () => {
    const goods = await shop.sku();
    expect(await pageOf(goods)).toBe(200);
    expect((await show(goods.productId, false)).status).toBe(200);
    expect(await pageOf(goods)).toBe(410);
  });

  test('that was hidden at first counts as shown from the moment it is', async () => {
    const goods = await shop.sku({ isVisible: false });
    expect(await pageOf(goods)).toBe(404);
    expect((await show(goods.productId, true)).status).toBe(200);
    expect((await show(goods.productId, false)).status).toBe(200);
    expect(await pageOf(goods)).toBe(410);
  });

  test('of a category that is hidden counts as shown once the category is', async () => {
    const category = (await shop.admin().post('/categories/create', categoryForm(shop, { isVisible: false }))).as(
      ManagedCategory,
    );
    const goods = await shop.sku();
    const moveTo = (categoryId: number) =>
      shop.seller('meera').patch(`/products/update/${unseen.productId}`, { categoryId });
    const unseen = await shop.sku({ isVisible: false });
    expect((await moveTo(category.id)).status).toBe(200);
    expect((await show(unseen.productId, true)).status).toBe(200);
    expect(await pageOf(unseen)).toBe(404);
    const update = (isVisible: boolean) => shop.admin().patch(`/categories/update/${category.id}`, { isVisible });
    expect((await update(true)).status).toBe(200);
    expect([await pageOf(unseen), await pageOf(goods)]).toEqual([200, 200]);
    expect((await update(false)).status).toBe(200);
    expect(await pageOf(unseen)).toBe(410);
  });

  test('of a business counts as shown once the business is active', async () => {
    const owner = await activeOwner(shop, 'comesback');
    const { id } = (await owner.get('/sellers/profile')).as(Seller);
    const moveTo = (status: string) => shop.admin().patch(`/admin/seller/${id}/status/${status}`, {});
    await moveTo('SUSPENDED');
    const goods = await shop.sku({ sellerEmail: owner.email });
    expect(await pageOf(goods)).toBe(404);
    await moveTo('ACTIVE');
    expect(await pageOf(goods)).toBe(200);
    await moveTo('SUSPENDED');
    expect(await pageOf(goods)).toBe(410);
  });
});
