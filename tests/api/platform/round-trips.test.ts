import { beforeAll, describe, expect, inject, test } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { EditedPost } from '#contract/calls/blog.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { askForOrder, askToBuy, buy, fillCart } from '../../support/buy.ts';
import type { Answer } from '../../support/answer.ts';
import { addressForm, couponForm, postForm } from '../../support/forms.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { isForAnswer } from '../../support/round-trips.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode, codeFor } from '../../support/sign-in.ts';
import { SERVED } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;
const MOST = 2;
const yearNow = () => Number(kolkataDay(Date.now()).slice(0, 4));

/** Pipelines a request sent for its answer, as the server counted them. */
async function tripsOf(ask: () => Promise<Answer>): Promise<number> {
  const before = (await shop.pipelines()).length;
  const answer = await ask();
  const isDone = answer.status === 200 || answer.status === 204;
  expect(isDone ? '' : `${answer.request} ${answer.status} ${answer.text}`).toBe('');
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
  let post: EditedPost;

  beforeAll(async () => {
    if (inject('running').runtime !== 'workerd') return;
    [asha, meera, sku] = [await shop.customer('asha'), shop.seller('meera'), await shop.sku({ stock: 50 })];
    const order = await buy(asha, sku);
    [orderId, itemId] = [order.id, order.orderItems[0]!.id];
    cartItemId = (await fillCart(asha, sku)).id;
    inventoryId = Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', sku.skuId).id);
    await shop.admin().get('/api/users/profile');
    post = (await shop.admin().post('/blog/posts', postForm(shop.mark))).as(EditedPost);
    await meera.get('/api/users/profile');
  });

  const newAddress = async () => (await asha.post('/api/addresses', addressForm())).as(Address).id;
  const newCoupon = async () => (await shop.admin().post('/api/coupons/admin/create', couponForm())).as(Coupon).id;
  const newcomer = async (name: string) => ({
    email: shop.emailOf(name),
    otp: await askForCode(origin, 'customer', shop.emailOf(name)),
  });

  const written = (name: string) => ({ name, email: shop.emailOf(name), subject: 'A question', message: 'Hello.' });
  const newTicket = async (name: string) => {
    const { ticketNumber } = (await shop.visitor().post('/api/contact', written(name))).as(TicketReceipt);
    return Number(shop.row('SELECT id FROM tickets WHERE number = ?', ticketNumber).id);
  };

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
    'POST /api/coupons/admin/create': () => () => shop.admin().post('/api/coupons/admin/create', couponForm()),
    'DELETE /api/coupons/admin/delete/{id}': async () => {
      const id = await newCoupon();
      return () => shop.admin().delete(`/api/coupons/admin/delete/${id}`);
    },
    'GET /api/coupons/admin/all': () => () => shop.admin().get('/api/coupons/admin/all'),
    'PATCH /api/coupons/admin/update/{id}': async () => {
      const id = await newCoupon();
      return () => shop.admin().patch(`/api/coupons/admin/update/${id}`, couponForm());
    },
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
    'GET /products/search': () => () => shop.visitor().get('/products/search?query=oxidised%20jhumka'),
    'GET /api/search/suggest': () => () => shop.visitor().get('/api/search/suggest?q=jhum'),
    'GET /products/category/{categoryId}': () => () => shop.visitor().get('/products/category/rings'),
    'GET /products/{seoUrlOrId}': () => () => shop.visitor().get(`/products/${sku.seoUrl}`),
    'GET /reviews/product/{productId}': () => () => shop.visitor().get(`/reviews/product/${sku.productId}`),
    'GET /notifications/sales': () => () => shop.visitor().get('/notifications/sales'),
    'GET /notifications/visitors': () => () => shop.visitor().get('/notifications/visitors'),
    'GET /notifications/carts': () => () => shop.visitor().get('/notifications/carts'),
    'POST /notifications/events': () => () =>
      shop.visitor().post('/notifications/events', { type: 'sales', event: 'click' }),
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
    'GET /blog/posts': () => () => shop.visitor().get('/blog/posts'),
    'GET /blog/posts/featured': () => () => shop.visitor().get('/blog/posts/featured'),
    'GET /blog/categories': () => () => shop.visitor().get('/blog/categories'),
    'GET /blog/tags': () => () => shop.visitor().get('/blog/tags'),
    'GET /blog/posts/slug/{slug}': () => () => shop.visitor().get(`/blog/posts/slug/${post.slug}`),
    'POST /blog/posts/{id}/view': () => () => shop.visitor().post(`/blog/posts/${post.id}/view`),
    'GET /blog/posts/{id}/related': () => () => shop.visitor().get(`/blog/posts/${post.id}/related`),
    'GET /blog/posts/category/{category}': () => () => shop.visitor().get('/blog/posts/category/Style%20Guides'),
    'GET /blog/posts/tag/{tag}': () => () => shop.visitor().get('/blog/posts/tag/care'),
    'GET /blog/posts/{id}': () => () => shop.visitor().get(`/blog/posts/${post.id}`),
    'POST /blog/posts': () => () => shop.admin().post('/blog/posts', postForm(shop.mark)),
    'PUT /blog/posts/{id}': () => () => shop.admin().put(`/blog/posts/${post.id}`, { title: 'Another title' }),
    'DELETE /blog/posts/{id}': async () => {
      const { id } = (await shop.admin().post('/blog/posts', postForm(shop.mark))).as(EditedPost);
      return () => shop.admin().delete(`/blog/posts/${id}`);
    },
    'POST /subscriptions/blog/newsletter/subscribe': () => () =>
      shop.visitor().post('/subscriptions/blog/newsletter/subscribe', { email: shop.emailOf('reader') }),
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
    'POST /api/contact': () => () => shop.visitor().post('/api/contact', written('one')),
    'GET /api/admin/coupons': () => () => shop.admin().get('/api/admin/coupons?filter={"status":"active"}'),
    'GET /api/admin/coupons/{id}': async () => {
      const id = await newCoupon();
      return () => shop.admin().get(`/api/admin/coupons/${id}`);
    },
    'POST /api/admin/coupons': () => () => shop.admin().post('/api/admin/coupons', couponForm()),
    'PUT /api/admin/coupons/{id}': async () => {
      const id = await newCoupon();
      return () => shop.admin().put(`/api/admin/coupons/${id}`, couponForm());
    },
    'DELETE /api/admin/coupons/{id}': async () => {
      const id = await newCoupon();
      return () => shop.admin().delete(`/api/admin/coupons/${id}`);
    },
    'GET /api/admin/tickets': () => () => shop.admin().get('/api/admin/tickets'),
    'GET /api/admin/tickets/{id}': async () => {
      const id = await newTicket('two');
      return () => shop.admin().get(`/api/admin/tickets/${id}`);
    },
    'PUT /api/admin/tickets/{id}': async () => {
      const id = await newTicket('three');
      return () => shop.admin().put(`/api/admin/tickets/${id}`, { status: 'ACKNOWLEDGED' });
    },
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

  /** Pages no file lies for, each with what makes them cost the most: a list chosen from, nothing found, a new post. */
  const LIVE_PAGES: Record<string, () => string> = {
    'a search': () => '/search?q=oxidised+jhumka',
    'a search with a filter, page 2': () => '/search?q=necklaces&stock=in&page=2',
    'a search that is spelt otherwise': () => '/search?q=jumkka',
    'a search that finds nothing': () => '/search?q=qqqqxyx',
    'a search without words': () => '/search?stock=in',
    'a category, filtered': () => '/category/rings?color=Gold',
    'a category, filtered to nothing': () => '/category/rings?color=No+such+colour',
    'a collection, sorted': () =>
      `/shop/${String(shop.row('SELECT seo_url FROM collections ORDER BY position').seo_url)}?sort=price-asc`,
    'all products, page 2': () => '/shop?page=2',
    "a seller's store, page 2": () =>
      `/store/${String(shop.row('SELECT slug FROM sellers WHERE email = ?', 'meera@ratnahaat.example').slug)}?page=2`,
    'a product': () => `/product/${sku.seoUrl}`,
    'a festival two years ahead': () => `/hindu-festivals-calendar/${yearNow() + 2}/diwali`,
    'the blog, page 2': () => '/blog?page=2',
    'a category of the blog': () => `/blog/category/tests-of-${shop.mark}`,
    'posts with a tag': () => `/blog/tag/nath-${shop.mark}`,
    'a post': () => `/blog/${post.slug}`,
  };

  test.each(Object.keys(LIVE_PAGES))('a page: %s', async (name) => {
    const headers = { Accept: 'text/html' };
    const trips = await tripsOf(() => shop.visitor().get(LIVE_PAGES[name]!(), { headers }));
    expect(trips, 'the page was drawn, not taken from a file').toBeGreaterThan(0);
    expect(trips).toBeLessThanOrEqual(MOST);
  });

  test('also a direct purchase, and a change of e-mail', async () => {
    expect(await tripsOf(() => askToBuy(asha, sku))).toBeLessThanOrEqual(MOST);
    const email = shop.emailOf('proven');
    await asha.post('/api/users/profile/email-code', { email });
    const otp = await codeFor(origin, email);
    expect(await tripsOf(() => asha.patch('/api/users/profile', { email, otp }))).toBeLessThanOrEqual(MOST);
  });
});
