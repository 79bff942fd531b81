import { DataRequest } from '#contract/calls/data-requests.ts';
import { Message } from '#contract/calls/wire.ts';
import { fillCart } from './buy.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { RequestOptions } from './persona.ts';
import type { TestShop } from './shop.ts';

/** Returns the user id of a person, by their email. */
export function userIdOf(shop: TestShop, { email }: { email: string }): number {
  return Number(shop.row('SELECT id FROM users WHERE email = ?', email).id);
}

/** Subscribes a new address to the newsletter without confirming it, and returns the address. */
export async function subscribed(shop: TestShop, name: string, onPage?: RequestOptions): Promise<string> {
  const email = shop.emailOf(name);
  (await shop.visitor().post('/subscriptions/blog/newsletter/subscribe', { email }, onPage)).as(Message);
  return email;
}

export function subscriberIdOf(shop: TestShop, email: string): number {
  return Number(shop.row('SELECT id FROM newsletter_subscribers WHERE email = ?', email).id);
}

/** Returns the happy paths of customers in the console. */
export function customerPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/customers';
  let count = 0;
  const newSubscriber = async () => subscriberIdOf(shop, await subscribed(shop, `reads${(count += 1)}`));
  const newCustomer = async () => userIdOf(shop, await shop.signUp(`customer${(count += 1)}`));
  const newRequest = async () => {
    const email = shop.emailOf(`writes${(count += 1)}`);
    return (await admin.post('/api/admin/data-requests', { email, kind: 'COPY' })).as(DataRequest).id;
  };
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"isBlocked":false}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newCustomer();
      return () => admin.get(`${path}/${id}`);
    },
    [`POST ${path}/{id}/notes`]: async () => {
      const id = await newCustomer();
      return () => admin.post(`${path}/${id}/notes`, { text: 'Prefers calls in the evening.' });
    },
    'GET /api/admin/checkouts': () => () => admin.get('/api/admin/checkouts?filter={"kind":"CART","days":30}'),
    'GET /api/admin/checkouts/{id}': async () => {
      await fillCart(await shop.customer(`leaves${(count += 1)}`), await shop.sku());
      const { id } = shop.row('SELECT max(id) AS id FROM checkouts');
      return () => admin.get(`/api/admin/checkouts/${Number(id)}`);
    },
    'GET /api/admin/checkouts/export.csv': () => () => admin.get('/api/admin/checkouts/export.csv'),
    'GET /api/admin/data-requests': () => () => admin.get('/api/admin/data-requests?filter={"status":"OPEN"}'),
    'GET /api/admin/data-requests/{id}': async () => {
      const id = await newRequest();
      return () => admin.get(`/api/admin/data-requests/${id}`);
    },
    'POST /api/admin/data-requests': () => () =>
      admin.post('/api/admin/data-requests', { email: shop.emailOf('writes'), kind: 'CORRECTION', note: 'The name.' }),
    'PUT /api/admin/data-requests/{id}': async () => {
      const id = await newRequest();
      return () => admin.put(`/api/admin/data-requests/${id}`, { reason: 'Sent a copy by post.' });
    },
    'GET /api/admin/newsletter': () => () => admin.get('/api/admin/newsletter?filter={"status":"PENDING"}'),
    'GET /api/admin/newsletter/{id}': async () => {
      const id = await newSubscriber();
      return () => admin.get(`/api/admin/newsletter/${id}`);
    },
    'PUT /api/admin/newsletter/{id}': async () => {
      const id = await newSubscriber();
      return () => admin.put(`/api/admin/newsletter/${id}`, { reason: 'Asked on the telephone.' });
    },
    'GET /api/admin/newsletter/export.csv': () => () => admin.get('/api/admin/newsletter/export.csv'),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newCustomer();
      return () => admin.put(`${path}/${id}`, { isBlocked: true, reason: 'Refuses what they order.' });
    },
  };
}
