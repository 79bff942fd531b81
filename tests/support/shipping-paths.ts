import type { Order } from '#contract/calls/orders.ts';
import { buy } from './buy.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import { courierMoves, ship, shipmentIn } from './ship.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of parcels: booking, tracking, and the actions after a failed delivery. */
export function shippingPaths(shop: TestShop, asha: Persona, sku: MadeSku, order: Order): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const failedDelivery = async () => {
    const shipment = await ship(meera, (await buy(asha, sku)).orderId);
    for (const step of ['PICKED UP', 'UNDELIVERED'] as const) await courierMoves(shop.visitor(), shipment.awb, step);
    return shipment;
  };
  return {
    'POST /shipping/orders': async () => {
      const { id } = await buy(asha, sku);
      return () => meera.post('/shipping/orders', { orderId: id });
    },
    'GET /shipping/orders/{id}/couriers': async () => {
      const { id } = await buy(asha, sku);
      return () => meera.get(`/shipping/orders/${id}/couriers`);
    },
    'POST /shipping/awb/{orderId}': async () => {
      const { id } = await buy(asha, sku);
      await meera.post('/shipping/orders', { orderId: id });
      return () => meera.post(`/shipping/awb/${id}`);
    },
    'POST /shipping/shipment/{shipmentId}/pickup': async () => {
      const { id } = await buy(asha, sku);
      const shipment = await shipmentIn(meera.post(`/shipping/awb/${id}`));
      return () => meera.post(`/shipping/shipment/${shipment.id}/pickup`);
    },
    'POST /shipping/orders/{id}/cancel': async () => {
      const { id, orderId: number } = await buy(asha, sku);
      await ship(meera, number);
      return () => meera.post(`/shipping/orders/${id}/cancel`);
    },
    'GET /shipping/track/{id}': () => () => asha.get(`/shipping/track/${order.id}`),
    'GET /api/shipments/{id}/label': async () => {
      const { id } = await ship(meera, (await buy(asha, sku)).orderId);
      return () => meera.get(`/api/shipments/${id}/label`);
    },
    'POST /api/shipments/labels': async () => {
      const { id } = await ship(meera, (await buy(asha, sku)).orderId);
      return () => meera.post('/api/shipments/labels', { ids: [id] });
    },
    'POST /api/shipments/packing': async () => {
      const { consignmentId } = await ship(meera, (await buy(asha, sku)).orderId);
      return () => meera.post('/api/shipments/packing', { consignmentIds: [consignmentId] });
    },
    'POST /api/shipments/{id}/answer': async () => {
      const { id } = await failedDelivery();
      return () => asha.post(`/api/shipments/${id}/answer`, { action: 'REATTEMPT' });
    },
    'POST /api/shipments/{id}/returned': async () => {
      const { id, awb } = await failedDelivery();
      await courierMoves(shop.visitor(), awb, 'RTO DELIVERED');
      return () => meera.post(`/api/shipments/${id}/returned`, { condition: 'restock' });
    },
    'POST /api/track': () => () =>
      shop.visitor().post('/api/track', { orderId: order.orderId, contact: order.shippingAddress.mobile }),
    'POST /api/track/answer': async () => {
      const { id, orderId: number } = await failedDelivery();
      const body = { orderId: number, contact: order.shippingAddress.mobile, shipmentId: id, action: 'REATTEMPT' };
      return () => shop.visitor().post('/api/track/answer', body);
    },
  };
}
