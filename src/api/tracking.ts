import { TRACK_FAILED } from '#contract/messages.ts';
import type { FailedDeliveryWish, Shipment, TrackedOrder } from './wire.ts';
import { call } from './client.ts';

/** What proves access to an order: its number, and the mobile or email it was placed with. */
export interface WhoseOrder {
  orderId: string;
  contact: string;
}

export function trackOrder(whose: WhoseOrder): Promise<TrackedOrder> {
  return call<TrackedOrder>('POST', '/api/track', { body: whose, failure: TRACK_FAILED, asVisitor: true });
}

/** Returns the parcels of the shopper's order, newest first. */
export async function ownParcels(orderId: string): Promise<Shipment[]> {
  const path = `/shipping/track/${encodeURIComponent(orderId)}`;
  return (await call<{ data: Shipment[] }>('GET', path, { failure: TRACK_FAILED })).data;
}

/** Sends the shopper's instruction for a parcel that could not be delivered. */
export async function answerOwnFailedDelivery(shipmentId: number, answer: FailedDeliveryWish): Promise<void> {
  await call('POST', `/api/shipments/${shipmentId}/answer`, { body: answer });
}

/** Sends the same instruction with an order number and contact instead of a session. */
export async function answerFailedDelivery(
  whose: WhoseOrder,
  shipmentId: number,
  answer: FailedDeliveryWish,
): Promise<void> {
  await call('POST', '/api/track/answer', { body: { ...whose, shipmentId, ...answer }, asVisitor: true });
}
