import * as z from 'zod/mini';
import { SavedFilter } from '#contract/calls/saved-filters.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of the data that staff add to the rows of the console. */
export function consolePaths(shop: TestShop, orderId: number): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const filters = '/api/users/saved-filters';
  const late = { list: 'orders', name: 'Late', search: '?filter={"dispatch":"LATE"}' };
  return {
    'GET /api/admin/orders/{id}/invoice': () => () => meera.get(`/api/admin/orders/${orderId}/invoice`),
    'GET /api/admin/orders/{id}/notes': () => () => meera.get(`/api/admin/orders/${orderId}/notes`),
    'GET /api/admin/orders/{id}/cod-decisions': () => () =>
      shop.admin().get(`/api/admin/orders/${orderId}/cod-decisions`),
    'GET /api/admin/cod-ladder/preview': () => () =>
      shop.admin().get('/api/admin/cod-ladder/preview?confirmFrom=20&noCodFrom=60'),
    'POST /api/admin/orders/{id}/notes': () => () =>
      meera.post(`/api/admin/orders/${orderId}/notes`, { text: 'Rings before he comes.' }),
    [`GET ${filters}`]: () => () => meera.get(`${filters}?list=orders`),
    [`PUT ${filters}`]: () => () => meera.put(filters, late),
    [`DELETE ${filters}/{id}`]: async () => {
      const [kept] = (await meera.put(filters, { ...late, name: 'To forget' })).as(z.array(SavedFilter));
      return () => meera.delete(`${filters}/${kept!.id}`);
    },
  };
}
