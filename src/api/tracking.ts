import { TRACK_FAILED } from '#contract/messages.ts';
import type { FailedDeliveryWish, TrackedOrder } from './wire.ts';
import { call } from './client.ts';

/** Who asks: an order's number, and the mobile or e-mail it was placed with. */
export interface WhoseOrder {
  orderId: string;
  contact: string;
}

export function trackOrder(whose: WhoseOrder): Promise<TrackedOrder> {
  return call<TrackedOrder>('POST', '/api/track', { body: whose, failure: TRACK_FAILED, asVisitor: true });
}

/** Says what is to be done with a parcel that could not be delivered. */
export async function answerFailedDelivery(
  whose: WhoseOrder,
  shipmentId: number,
  wish: FailedDeliveryWish,
): Promise<void> {
  await call('POST', '/api/track/answer', { body: { ...whose, shipmentId, ...wish }, asVisitor: true });
}
