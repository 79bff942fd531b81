import { expect } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { EditedPost } from '#contract/calls/blog.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { PlacedOrder } from '#contract/calls/orders.ts';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { accountPaths } from './account-paths.ts';
import { filePaths } from './file-paths.ts';
import type { Answer } from './answer.ts';
import { askForOrder, buy, fillCart } from './buy.ts';
import { addressForm, couponForm, homeForm, postForm, counterSaleForm, staffOrderForm } from './forms.ts';
import type { MadeSku } from './goods.ts';
import type { Persona } from './persona.ts';
import { formerOrderPaths, importPaths, oldAddressPaths } from './import-paths.ts';
import { payoutPaths } from './payout-paths.ts';
import { returnPaths } from './return-paths.ts';
import { cataloguePaths } from './catalogue-paths.ts';
import { reviewPaths } from './review-paths.ts';
import { taxPaths } from './tax-paths.ts';
import { blogPaths } from './blog-paths.ts';
import { bundlePaths } from './bundle-paths.ts';
import { collectionPaths } from './collection-paths.ts';
import { letterPaths } from './letter-paths.ts';
import { searchWordPaths } from './search-word-paths.ts';
import { sellerPaths } from './seller-paths.ts';
import { signInPaths } from './sign-in-paths.ts';
import { pagePaths } from './page-paths.ts';
import { consolePaths } from './console-paths.ts';
import { customerPaths } from './customer-paths.ts';
import { deliveryPaths } from './delivery-paths.ts';
import { staffPaths } from './staff-paths.ts';
import { settingsPaths } from './settings-paths.ts';
import { systemPaths } from './system-paths.ts';
import { secondFactorPaths } from './second-factor-paths.ts';
import { weightDisputePaths } from './weight-dispute-paths.ts';
import { sendPush, ship } from './ship.ts';
import { shippingPaths } from './shipping-paths.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';
import { linkIn, linkPaid, payAtGateway, prepaid, sendWebhook } from './pay.ts';

type Ask = () => Promise<Answer>;
/** Prepares the records that a call needs, and returns the function that makes the call. */
export type PreparedCall = () => Promise<Ask> | Ask;

/** The happy path of every call the shop serves, by its name, and some of the records they use. */
export interface HappyPaths {
  calls: Record<string, PreparedCall>;
  asha: Persona;
  sku: MadeSku;
  post: EditedPost;
}

/** Prepares the happy path of every call. Each can be made once. */
export async function happyPaths(shop: TestShop): Promise<HappyPaths> {
  const [asha, meera, sku] = [await shop.customer('asha'), shop.seller('meera'), await shop.sku({ stock: 50 })];
  // Expensive enough that its shopper must confirm the order.
  const dear = await shop.sku({ price: 6000 });
  const order = await buy(asha, sku);
  const [orderId, itemId] = [order.id, order.orderItems[0]!.id];
  const cartItemId = (await fillCart(asha, sku)).id;
  const inventoryId = Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', sku.skuId).id);
  const post = (await shop.admin().post('/blog/posts', postForm(shop.mark))).as(EditedPost);

  const newAddress = async () => (await asha.post('/api/addresses', addressForm())).as(Address).id;
  const newCoupon = async () => (await shop.admin().post('/api/coupons/admin/create', couponForm())).as(Coupon).id;

  const written = (name: string) => ({ name, email: shop.emailOf(name), subject: 'A question', message: 'Hello.' });
  const newTicket = async (name: string) => {
    const { ticketNumber } = (await shop.visitor().post('/api/contact', written(name))).as(TicketReceipt);
    return Number(shop.row('SELECT id FROM tickets WHERE number = ?', ticketNumber).id);
  };

  const calls: Record<string, PreparedCall> = {
    'GET /api/users/profile': () => () => asha.get('/api/users/profile'),
    'PATCH /api/users/profile': () => () => asha.patch('/api/users/profile', { fullName: 'Asha Rao' }),
    'POST /api/users/profile/email-code': () => () =>
      asha.post('/api/users/profile/email-code', { email: shop.emailOf('next') }),
    'GET /api/cart': () => () => asha.get('/api/cart'),
    'PUT /api/cart/item/add': () => () => asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 }),
    'POST /api/cart/quote': () => () => asha.post('/api/cart/quote', { item: { skuId: sku.skuId, quantity: 1 } }),
    'POST /api/cart/preview': () => () =>
      shop.visitor().post('/api/cart/preview', { items: [{ skuId: sku.skuId, quantity: 1 }] }),
    'POST /api/cart/merge': () => () => asha.post('/api/cart/merge', { items: [{ skuId: sku.skuId, quantity: 1 }] }),
    'PUT /api/cart/item/update/{cartItemId}': () => () =>
      asha.put(`/api/cart/item/update/${cartItemId}`, { quantity: 2 }),
    'PUT /api/cart/item/save/{cartItemId}': async () => {
      const { id } = await fillCart(asha, await shop.sku());
      return () => asha.put(`/api/cart/item/save/${id}`);
    },
    'DELETE /api/cart/item/delete/{cartItemId}': async () => {
      const { id } = await fillCart(asha, await shop.sku());
      return () => asha.delete(`/api/cart/item/delete/${id}`);
    },
    'GET /api/wishlist': () => () => asha.get('/api/wishlist'),
    'GET /api/wishlist/ids': () => () => asha.get('/api/wishlist/ids'),
    'POST /api/wishlist/add-product/{productId}': () => () => asha.post(`/api/wishlist/add-product/${sku.productId}`),
    'DELETE /api/wishlist/remove-product/{productId}': () => () =>
      asha.delete(`/api/wishlist/remove-product/${sku.productId}`),
    'GET /api/stock-notices': () => () => asha.get('/api/stock-notices'),
    'POST /api/stock-notices': async () => {
      const { skuId } = await shop.sku({ stock: 0 });
      return () => asha.post('/api/stock-notices', { skuId });
    },
    'DELETE /api/stock-notices/{skuId}': () => () => asha.delete(`/api/stock-notices/${sku.skuId}`),
    'POST /api/stock-notices/by-email': async () => {
      const { skuId } = await shop.sku({ stock: 0 });
      return () => shop.visitor().post('/api/stock-notices/by-email', { skuId, email: shop.emailOf('waiting') });
    },
    'DELETE /api/cart/clear': () => () => asha.delete('/api/cart/clear'),
    'POST /api/tax/calculate': () => () =>
      asha.post('/api/tax/calculate', { skuIds: [sku.skuId], amount: 1030, stateCode: '36' }),
    'POST /api/tax/calculate/external': () => () =>
      asha.post('/api/tax/calculate/external', { hsnCode: '7117', amount: 1030, stateCode: '36' }),
    'GET /api/coupons': () => () => asha.get('/api/coupons'),
    'GET /api/coupons/sku/{id}': () => () => shop.visitor().get(`/api/coupons/sku/${sku.skuId}`),
    'POST /api/coupons/apply': async () => {
      const { code } = (await shop.admin().post('/api/coupons/admin/create', couponForm())).as(Coupon);
      await fillCart(asha, sku);
      return () => asha.post(`/api/coupons/apply?apply=true&code=${code}`);
    },
    'POST /api/coupons/remove': () => () => asha.post('/api/coupons/remove?code=WELCOME10'),
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
    'GET /api/orders/to-pay': async () => {
      await prepaid(asha, sku);
      return () => asha.get('/api/orders/to-pay');
    },
    'POST /api/orders/{id}/switch-to-cod': async () => {
      const unpaid = await prepaid(asha, sku);
      return () => asha.post(`/api/orders/${unpaid.orderId}/switch-to-cod`);
    },
    'POST /api/orders/{id}/back-to-cart': async () => {
      const unpaid = await prepaid(asha, sku);
      return () => asha.post(`/api/orders/${unpaid.orderId}/back-to-cart`);
    },
    'GET /api/orders/{orderId}': () => () => asha.get(`/api/orders/${orderId}`),
    'POST /api/orders/{id}/pay': async () => {
      const unpaid = await prepaid(asha, sku);
      return () => asha.post(`/api/orders/${unpaid.orderId}/pay`);
    },
    'GET /api/orders/{id}/switch-to-prepaid': async () => {
      const { orderId: inCash } = await buy(asha, sku);
      return () => asha.get(`/api/orders/${inCash}/switch-to-prepaid`);
    },
    'POST /api/orders/{id}/switch-to-prepaid': async () => {
      const { orderId: inCash } = await buy(asha, sku);
      return () => asha.post(`/api/orders/${inCash}/switch-to-prepaid`);
    },
    'GET /api/orders/{id}/confirmation': async () => {
      const { orderId: waiting } = await buy(asha, dear);
      return () => asha.get(`/api/orders/${waiting}/confirmation`);
    },
    'POST /api/orders/{id}/confirmation': async () => {
      const { orderId: waiting } = await buy(asha, dear);
      return () => asha.post(`/api/orders/${waiting}/confirmation`, { answer: 'CONFIRM' });
    },
    'PATCH /orders/{id}/status/{status}': () => () => asha.patch(`/orders/${orderId}/status/PLACED`),
    'PUT /orders/{id}/cancel': async () => {
      const unpaid = await prepaid(asha, sku);
      await payAtGateway(shop, unpaid, { outcome: 'paid' });
      return () => asha.put(`/orders/${unpaid.id}/cancel`);
    },
    'POST /payments/{paymentId}': async () => {
      const { callback } = await payAtGateway(shop, await prepaid(asha, sku), { outcome: 'paid', webhooks: false });
      return () => shop.visitor().post(callback!);
    },
    'PATCH /payments/update/{paymentId}': async () => {
      const unpaid = await prepaid(asha, sku);
      const { paymentIds } = await payAtGateway(shop, unpaid, { outcome: 'paid' });
      return () => asha.patch(`/payments/update/${paymentIds[0]}`, { id: unpaid.id });
    },
    'POST /webhooks/razorpay': async () => {
      const unpaid = await prepaid(asha, sku);
      await payAtGateway(shop, unpaid, { outcome: 'paid', webhooks: false });
      return () => sendWebhook(shop, linkPaid(unpaid));
    },
    'POST /webhooks/courier': async () => {
      const { orderId: number } = await buy(asha, sku);
      const { awb } = await ship(meera, number);
      return () => sendPush(shop.visitor(), { awb, shipment_status_id: 42, current_timestamp: '22 11 2026 12:00:00' });
    },
    'GET /invoice/view/{orderId}': () => () => asha.get(`/invoice/view/${orderId}`),
    'GET /invoice/download/{orderId}': async () => {
      const { orderId: number } = await buy(asha, sku);
      return () => asha.get(`/invoice/download/${number}`);
    },
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
    'GET /seller/orders': () => () => meera.get('/seller/orders'),
    'PATCH /seller/orders/{id}/status/{status}': async () => {
      const { id } = await buy(asha, sku);
      return () => meera.patch(`/seller/orders/${id}/status/SHIPPED`);
    },
    'DELETE /seller/orders/{id}/delete': async () => {
      const { id } = await buy(asha, sku);
      await asha.put(`/orders/${id}/cancel`);
      return () => meera.delete(`/seller/orders/${id}/delete`);
    },
    'POST /api/orders/{id}/split': async () => {
      const { id, consignments, orderItems } = await buy(asha, sku, 2);
      const items = [{ orderItemId: orderItems[0]!.id, quantity: 1 }];
      return () => meera.post(`/api/orders/${id}/split`, { consignmentId: consignments[0]!.id, items });
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
    'GET /api/admin/products/codes': () => () => meera.get('/api/admin/products/codes'),
    'GET /api/admin/products/{id}': () => () => meera.get(`/api/admin/products/${sku.productId}`),
    'GET /api/admin/skus': () => () => meera.get('/api/admin/skus'),
    'GET /api/admin/skus/{id}': () => () => meera.get(`/api/admin/skus/${sku.skuId}`),
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
    'GET /api/admin/settings/home': () => () => shop.admin().get('/api/admin/settings/home'),
    'PUT /api/admin/settings/home': () => () => shop.admin().put('/api/admin/settings/home', homeForm()),
    'GET /api/admin/tickets': () => () => shop.admin().get('/api/admin/tickets'),
    'GET /api/admin/tickets/{id}': async () => {
      const id = await newTicket('two');
      return () => shop.admin().get(`/api/admin/tickets/${id}`);
    },
    'PUT /api/admin/tickets/{id}': async () => {
      const id = await newTicket('three');
      return () => shop.admin().put(`/api/admin/tickets/${id}`, { status: 'ACKNOWLEDGED' });
    },
    'GET /api/admin/shipping': () => () => meera.get('/api/admin/shipping?filter={"status":"BOOKED"}'),
    'GET /api/admin/shipping/{id}': async () => {
      const { id } = await ship(meera, (await buy(asha, sku)).orderId);
      return () => meera.get(`/api/admin/shipping/${id}`);
    },
    'GET /api/admin/courier-reports': () => () => shop.admin().get('/api/admin/courier-reports?filter={"q":"x"}'),
    'GET /api/admin/courier-reports/{id}': async () => {
      const awb = `LOST${shop.mark}`;
      const push = { awb, shipment_status_id: 18, current_timestamp: '22 11 2026 12:00:00' };
      const headers = { 'x-api-key': 'sandbox-courier-token' };
      expect((await shop.visitor().post('/webhooks/courier', push, { headers })).status).toBe(200);
      const { id } = shop.row('SELECT id FROM shipment_events WHERE awb = ?', awb);
      return () => shop.admin().get(`/api/admin/courier-reports/${Number(id)}`);
    },
    'GET /api/admin/audit': () => () => shop.admin().get('/api/admin/audit'),
    'GET /api/admin/audit/{id}': async () => {
      await newCoupon();
      const { id } = shop.row('SELECT max(id) AS id FROM audit_log');
      return () => shop.admin().get(`/api/admin/audit/${Number(id)}`);
    },
    'POST /api/admin/orders/quote': () => () =>
      shop.admin().post('/api/admin/orders/quote', { items: [{ skuId: sku.skuId, quantity: 1 }], email: asha.email }),
    'POST /api/admin/orders': () => () => shop.admin().post('/api/admin/orders', staffOrderForm(asha.email, sku)),
    'POST /api/admin/orders/{id}/payment-page': async () => {
      const form = staffOrderForm(asha.email, sku, { paymentMethod: 'PREPAID' });
      const { id } = (await shop.admin().post('/api/admin/orders', form)).as(PlacedOrder);
      return () => shop.admin().post(`/api/admin/orders/${id}/payment-page`);
    },
    'POST /api/admin/counter-sales/quote': () => () =>
      shop.admin().post('/api/admin/counter-sales/quote', { items: [{ skuId: sku.skuId, quantity: 1 }] }),
    'POST /api/admin/counter-sales': () => () => shop.admin().post('/api/admin/counter-sales', counterSaleForm(sku)),
    'PUT /api/admin/counter-sales/{id}/hand-over': async () => {
      const form = counterSaleForm(sku, { payment: 'ONLINE' });
      const { id, payment_link_url } = (await shop.admin().post('/api/admin/counter-sales', form)).as(PlacedOrder);
      await payAtGateway(shop, { linkId: linkIn(payment_link_url) }, { outcome: 'paid' });
      await until('the paid sale', () => shop.rows("SELECT 1 FROM orders WHERE id = ? AND status = 'PLACED'", id)[0]);
      return () => shop.admin().put(`/api/admin/counter-sales/${id}/hand-over`);
    },
    'GET /api/admin/cash-taken': () => () => shop.admin().get('/api/admin/cash-taken'),
    'POST /api/admin/cash-taken/bank': async () => {
      const seller = await shop.staff({ subRole: 'orders' });
      const { id } = (await seller.post('/api/admin/counter-sales', counterSaleForm(sku))).as(PlacedOrder);
      const taking = shop.row('SELECT user_id, taken_on, amount_paise FROM cash_takings WHERE order_id = ?', id);
      const [userId, amount] = [Number(taking.user_id), Number(taking.amount_paise) / 100];
      const body = { takenOn: String(taking.taken_on), userId, amount, bankReference: 'SBI 1' };
      return () => shop.admin().post('/api/admin/cash-taken/bank', body);
    },
    'GET /api/admin/orders/export.csv': () => () => meera.get('/api/admin/orders/export.csv'),
    'GET /api/admin/products/export.csv': () => () => meera.get('/api/admin/products/export.csv'),
    'GET /api/admin/skus/export.csv': () => () => meera.get('/api/admin/skus/export.csv'),
    'GET /api/admin/inventory/export.csv': () => () => meera.get('/api/admin/inventory/export.csv'),
    'GET /api/admin/inventory': () => () => meera.get('/api/admin/inventory'),
    'GET /api/admin/inventory/{id}': () => () => meera.get(`/api/admin/inventory/${inventoryId}`),
  };
  Object.assign(
    calls,
    signInPaths(shop),
    sellerPaths(shop),
    secondFactorPaths(shop),
    returnPaths(shop, asha, sku),
    shippingPaths(shop, asha, sku, order),
    consolePaths(shop, orderId),
    weightDisputePaths(shop, asha, sku),
    payoutPaths(shop, sku),
    cataloguePaths(shop, sku),
    deliveryPaths(shop, sku),
    reviewPaths(shop, asha),
    taxPaths(shop),
    settingsPaths(shop),
    systemPaths(shop),
    customerPaths(shop),
    staffPaths(shop),
    blogPaths(shop),
    bundlePaths(shop, sku, dear),
    collectionPaths(shop),
    searchWordPaths(shop),
    pagePaths(shop),
    letterPaths(shop),
    filePaths(shop),
    importPaths(shop),
    oldAddressPaths(shop),
    formerOrderPaths(shop),
    accountPaths(shop, asha, sku),
  );
  return { calls, asha, sku, post };
}
