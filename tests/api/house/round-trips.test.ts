import { beforeAll, describe, expect, inject, test } from 'vitest';
import { Address } from '#contract/addresses.ts';
import { askForOrder, askToBuy, buy, fillCart } from '../../support/buy.ts';
import type { Answer } from '../../support/answer.ts';
import { addressForm } from '../../support/forms.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { isForAnswer } from '../../support/round-trips.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode, codeFor } from '../../support/sign-in.ts';
import { SERVED } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;
const MOST = 2;

/** Pipelines a request sent for its answer, as the server counted them. */
async function tripsOf(ask: () => Promise<Answer>): Promise<number> {
  const before = (await shop.pipelines()).length;
  const answer = await ask();
  expect(`${answer.request} ${answer.status} ${answer.status === 200 ? '' : answer.text}`).toBe(
    `${answer.request} 200 `,
  );
  const sent = (await shop.pipelines()).slice(before);
  return sent.filter(isForAnswer).length;
}

describe.runIf(inject('running').runtime === 'workerd')('on the edge each call costs at most two round trips:', () => {
  let asha: Persona;
  let meera: Persona;
  let sku: MadeSku;
  let orderId: number;
  let itemId: number;
  let cartItemId: number;
  let inventoryId: number;

  beforeAll(async () => {
    if (inject('running').runtime !== 'workerd') return;
    [asha, meera, sku] = [await shop.customer('asha'), shop.seller('meera'), await shop.sku({ stock: 50 })];
    const order = await buy(asha, sku);
    [orderId, itemId] = [order.id, order.orderItems[0]!.id];
    cartItemId = (await fillCart(asha, sku)).id;
    inventoryId = Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', sku.skuId).id);
    await shop.admin().get('/api/users/profile');
    await meera.get('/api/users/profile');
  });

  const newAddress = async () => (await asha.post('/api/addresses', addressForm())).as(Address).id;
  const newcomer = async (name: string) => ({
    email: shop.emailOf(name),
    otp: await askForCode(origin, 'customer', shop.emailOf(name)),
  });

  /** The happy path of each call, prepared. */
  const CALLS: Record<string, () => Promise<() => Promise<Answer>> | (() => Promise<Answer>)> = {
    'POST /auth/sent/login-signup-otp': () => () =>
      shop.visitor().post('/auth/sent/login-signup-otp', { email: shop.emailOf('one') }),
    'POST /auth/verify-otp': async () => {
      const code = await newcomer('two');
      return () => shop.visitor().post('/auth/verify-otp', code);
    },
    'POST /auth/signUp': async () => {
      const code = await newcomer('three');
      return () => shop.visitor().post('/auth/signUp', { ...code, fullName: 'Three', mobile: '9848012345' });
    },
    'POST /auth/signIn': async () => {
      const { email } = await shop.staff({ seller: 'meera', subRole: 'support' });
      const otp = await askForCode(origin, 'customer', email);
      return () => shop.visitor().post('/auth/signIn', { email, otp });
    },
    'POST /auth/logout': async () => {
      const leaving = await shop.customer('leaving');
      return () => leaving.post('/auth/logout');
    },
    'GET /api/users/profile': () => () => asha.get('/api/users/profile'),
    'PATCH /api/users/profile': () => () => asha.patch('/api/users/profile', { fullName: 'Asha Rao' }),
    'POST /api/users/profile/email-code': () => () =>
      asha.post('/api/users/profile/email-code', { email: shop.emailOf('next') }),
    'GET /api/cart': () => () => asha.get('/api/cart'),
    'PUT /api/cart/item/add': () => () => asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 }),
    'POST /api/cart/quote': () => () => asha.post('/api/cart/quote', { item: { skuId: sku.skuId, quantity: 1 } }),
    'PUT /api/cart/item/update/{cartItemId}': () => () =>
      asha.put(`/api/cart/item/update/${cartItemId}`, { quantity: 2 }),
    'DELETE /api/cart/item/delete/{cartItemId}': async () => {
      const { id } = await fillCart(asha, await shop.sku());
      return () => asha.delete(`/api/cart/item/delete/${id}`);
    },
    'DELETE /api/cart/clear': () => () => asha.delete('/api/cart/clear'),
    'POST /api/orders': async () => {
      await fillCart(asha, sku);
      return () => askForOrder(asha);
    },
    'GET /api/orders/user': () => () => asha.get('/api/orders/user'),
    'GET /api/orders/item/{orderItemId}': () => () => asha.get(`/api/orders/item/${itemId}`),
    'GET /api/orders/{orderId}': () => () => asha.get(`/api/orders/${orderId}`),
    'GET /api/addresses': () => () => asha.get('/api/addresses'),
    'POST /api/addresses': () => () => asha.post('/api/addresses', addressForm()),
    'PUT /api/addresses/{id}': async () => {
      const id = await newAddress();
      return () => asha.put(`/api/addresses/${id}`, addressForm());
    },
    'DELETE /api/addresses/{id}': async () => {
      const id = await newAddress();
      return () => asha.delete(`/api/addresses/${id}`);
    },
    'GET /products': () => () => shop.visitor().get('/products'),
    'GET /products/category/{categoryId}': () => () => shop.visitor().get('/products/category/rings'),
    'GET /products/{seoUrlOrId}': () => () => shop.visitor().get(`/products/${sku.seoUrl}`),
    'GET /reviews/product/{productId}': () => () => shop.visitor().get(`/reviews/product/${sku.productId}`),
    'GET /categories': () => () => shop.visitor().get('/categories'),
    'GET /skus': () => () => shop.visitor().get('/skus'),
    'GET /skus/{id}': () => () => shop.visitor().get(`/skus/${sku.skuId}`),
    'PATCH /api/inventory/{skuId}/{updateType}': () => () =>
      meera.patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 1 }),
    'POST /sellers/send/login-signup-otp': () => () =>
      shop.visitor().post('/sellers/send/login-signup-otp', { email: shop.emailOf('one') }),
    'POST /sellers/verify/login-top': async () => {
      const { email } = await shop.staff({ subRole: 'support' });
      const seller = await shop.staff({ seller: 'meera', subRole: 'support' });
      expect(email).not.toBe(seller.email);
      let otp = '';
      await shop.later(31, async () => {
        otp = await askForCode(origin, 'seller', seller.email);
      });
      return () => shop.visitor().post('/sellers/verify/login-top', { email: seller.email, otp });
    },
    'GET /seller/orders': () => () => meera.get('/seller/orders'),
    'PATCH /seller/orders/{id}/status/{status}': async () => {
      const { id } = await buy(asha, sku);
      return () => meera.patch(`/seller/orders/${id}/status/SHIPPED`);
    },
    'GET /api/admin/orders': () => () => meera.get('/api/admin/orders'),
    'GET /api/admin/orders/{id}': () => () => meera.get(`/api/admin/orders/${orderId}`),
    'PUT /api/admin/orders/{id}': async () => {
      const { id } = await buy(asha, sku);
      return () => meera.put(`/api/admin/orders/${id}`, { orderStatus: 'CONFIRMED' });
    },
    'GET /api/admin/products': () => () => meera.get('/api/admin/products'),
    'GET /api/admin/products/{id}': () => () => meera.get(`/api/admin/products/${sku.productId}`),
    'PUT /api/admin/products/{id}': () => () => meera.put(`/api/admin/products/${sku.productId}`, { isVisible: true }),
    'GET /api/admin/skus': () => () => meera.get('/api/admin/skus'),
    'GET /api/admin/skus/{id}': () => () => meera.get(`/api/admin/skus/${sku.skuId}`),
    'PUT /api/admin/skus/{id}': () => () =>
      meera.put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 1200, sellingPrice: 600 }),
    'GET /api/admin/inventory': () => () => meera.get('/api/admin/inventory'),
    'GET /api/admin/inventory/{id}': () => () => meera.get(`/api/admin/inventory/${inventoryId}`),
  };

  test('every call of the shop is here', () => {
    expect(Object.keys(CALLS).sort()).toEqual(SERVED.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(Object.keys(CALLS))('%s', async (name) => {
    const ask = await CALLS[name]!();
    expect(await tripsOf(ask)).toBeLessThanOrEqual(MOST);
  });

  test('also a direct purchase, and a change of e-mail', async () => {
    expect(await tripsOf(() => askToBuy(asha, sku))).toBeLessThanOrEqual(MOST);
    const email = shop.emailOf('proven');
    await asha.post('/api/users/profile/email-code', { email });
    const otp = await codeFor(origin, email);
    expect(await tripsOf(() => asha.patch('/api/users/profile', { email, otp }))).toBeLessThanOrEqual(MOST);
  });
});
