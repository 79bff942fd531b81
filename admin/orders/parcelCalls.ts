import { call } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { Part } from './confirmOrders.ts';
import type { Measures } from './ParcelSizeFields.tsx';
import { words } from '../words/en/orders.ts';

/**
 * How a consignment is shipped: by a courier of the platform, or by one of the seller's own. `pickupOn` is the day on
 * which the courier fetches it; empty for as soon as possible.
 */
export type ShippingChoice = { measures: Measures } & (
  | { courierId: number; pickupOn?: string }
  | { courierName: string; awb: string }
);

/** The seller's instruction to the courier after a failed delivery. */
export interface DeliveryAnswer {
  action: 'REATTEMPT' | 'RETURN';
  on?: string;
  addressDetail?: string;
  phone?: string;
}

const post = (url: string, body: object = {}) => callOnce(url, { method: 'POST', body: JSON.stringify(body) });

/**
 * Books the parcel with its AWB and its pickup; or records a parcel of the seller's own courier, which is then shipped.
 * @param booked whether an earlier try of the same dialog booked the parcel already; set once that is done
 * @returns the text of the notification
 */
export async function shipParcel(
  { order, consignment }: Part,
  { measures, ...choice }: ShippingChoice,
  booked: { current: boolean },
): Promise<string> {
  const size = Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, Number(value)]));
  const isOwn = 'awb' in choice;
  if (!booked.current) {
    const parcel = { orderId: order.id, consignmentId: consignment.id, ...size };
    await post('/shipping/orders', isOwn ? { ...parcel, ...choice } : parcel);
    booked.current = true;
  }
  if (isOwn) {
    await call(`/api/admin/orders/${order.id}`, {
      method: 'PUT',
      body: JSON.stringify({ orderStatus: 'SHIPPED', consignmentId: consignment.id }),
    });
    return words.orderIdIsShipped(order.orderId);
  }
  const { json } = await post(
    `/shipping/awb/${order.id}?consignmentId=${consignment.id}&courierId=${choice.courierId}`,
  );
  const { data } = json as { data: { id: number; courier_name: string } };
  const day = choice.pickupOn ? `?pickupDate=${choice.pickupOn}` : '';
  await post(`/shipping/shipment/${data.id}/pickup${day}`);
  return words.courierPicksUp(data.courier_name, order.orderId);
}

/** @returns the text of the notification, as all below */
export async function cancelParcel({ order, consignment }: Part): Promise<string> {
  await post(`/shipping/orders/${order.id}/cancel?consignmentId=${consignment.id}`);
  return words.theParcelIsCancelled;
}

/** Moves items into a consignment of their own, to be sent before the others. */
export async function splitConsignment(
  { order, consignment }: Part,
  items: { orderItemId: number; quantity: number }[],
): Promise<string> {
  await post(`/api/orders/${order.id}/split`, { consignmentId: consignment.id, items });
  return words.theseItemsAreASeparate;
}

export async function openLabel(shipmentId: number): Promise<string> {
  // Opened at the click: browsers block a tab that a page opens later, when the answer arrives.
  const tab = window.open('', '_blank');
  try {
    const { json } = await call(`/api/shipments/${shipmentId}/label`);
    const { url } = json as { url: string };
    if (tab) tab.location.href = url;
    else window.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
  return words.theLabelOpensInA;
}

export async function receiveParcel(shipmentId: number, condition: 'restock' | 'damaged'): Promise<string> {
  await post(`/api/shipments/${shipmentId}/returned`, { condition });
  return condition === 'restock' ? words.theItemsAreBackIn : words.theParcelIsNotedAs;
}

export async function answerCourier(shipmentId: number, answer: DeliveryAnswer): Promise<string> {
  await post(`/api/shipments/${shipmentId}/answer`, answer);
  return words.theCourierHasBeenTold;
}
