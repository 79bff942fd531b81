import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import { asked, askBack, BY_UPI, delivered, move, sendFile, through, TO_INSPECTED, PICTURE } from './returns.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of returns, and of refunds that a person pays manually. */
export function returnPaths(shop: TestShop, asha: Persona, sku: MadeSku): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const newReturn = async (way: 'PREPAID' | 'COD' = 'PREPAID', body: object = {}) =>
    asked(asha, await delivered(shop, asha, sku, { way }), body);
  const newRefund = async () => {
    const { id } = await newReturn('COD', BY_UPI);
    await through(meera, id, [...TO_INSPECTED, 'REFUNDED']);
    return Number(shop.row('SELECT id FROM refunds WHERE return_id = ?', id).id);
  };
  return {
    'POST /api/returns': async () => {
      const order = await delivered(shop, asha, sku);
      return () => askBack(asha, order);
    },
    'GET /api/returns': () => () => asha.get('/api/returns'),
    'GET /api/returns/options': async () => {
      const { orderId } = await delivered(shop, asha, sku);
      return () => asha.get(`/api/returns/options?orderId=${orderId}`);
    },
    'GET /api/returns/{id}': async () => {
      const { id } = await newReturn();
      return () => asha.get(`/api/returns/${id}`);
    },
    'PUT /api/returns/{id}/destination': async () => {
      const { id } = await newReturn('COD');
      return () => asha.put(`/api/returns/${id}/destination`, BY_UPI);
    },
    'POST /api/returns/{id}/withdraw': async () => {
      const { id } = await newReturn();
      return () => asha.post(`/api/returns/${id}/withdraw`);
    },
    'PATCH /api/returns/{id}/status/{status}': async () => {
      const { id } = await newReturn();
      await through(meera, id, TO_INSPECTED);
      return () => move(meera, id, 'REFUNDED');
    },
    'POST /api/user/files/upload': () => () => sendFile(asha, PICTURE),
    'GET /api/admin/returns': () => () => meera.get('/api/admin/returns?filter={"status":"REQUESTED"}'),
    'GET /api/admin/returns/{id}': async () => {
      const { id } = await newReturn();
      return () => meera.get(`/api/admin/returns/${id}`);
    },
    'GET /api/admin/refunds': () => () => shop.admin().get('/api/admin/refunds?filter={"status":"wanted"}'),
    'GET /api/admin/refunds/{id}': async () => {
      const id = await newRefund();
      return () => shop.admin().get(`/api/admin/refunds/${id}`);
    },
    'PUT /api/admin/refunds/{id}': async () => {
      const id = await newRefund();
      return () => shop.admin().put(`/api/admin/refunds/${id}`, { paidReference: 'UTR1', reason: 'Returned' });
    },
    'GET /api/admin/refunds/{id}/destination': async () => {
      const id = await newRefund();
      return () => shop.admin().get(`/api/admin/refunds/${id}/destination`);
    },
  };
}
