import { TRACK_FAILED } from '#contract/messages.ts';
import type { FailedDeliveryWish, Shipment, TrackedOrder } from './wire.ts';
import { call } from './client.ts';

/** Who asks: an order's number, and the mobile or e-mail it was placed with. */
export interface WhoseOrder {
  orderId: string;
  contact: string;
}

export function trackOrder(whose: WhoseOrder): Promise<TrackedOrder> {
  return call<TrackedOrder>('POST', '/api/track', { body: whose, failure: TRACK_FAILED, asVisitor: true });
}

/** The parcels of an order of one's own, the newest first. */
export async function ownParcels(orderId: string): Promise<Shipment[]> {
  const path = `/shipping/track/${encodeURIComponent(orderId)}`;
  return (await call<{ data: Shipment[] }>('GET', path, { failure: TRACK_FAILED })).data;
}

/** Says what is to be done with a parcel of one's own that could not be delivered. */
export async function answerOwnFailedDelivery(shipmentId: number, answer: FailedDeliveryWish): Promise<void> {
  await call('POST', `/api/shipments/${shipmentId}/answer`, { body: answer });
}

/** The same for whoever proves by the order's number and contact that the parcel is theirs. */
export async function answerFailedDelivery(
  whose: WhoseOrder,
  shipmentId: number,
  answer: FailedDeliveryWish,
): Promise<void> {
  await call('POST', '/api/track/answer', { body: { ...whose, shipmentId, ...answer }, asVisitor: true });
}
