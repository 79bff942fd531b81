import * as messages from '#contract/messages.ts';
import { getOrder, listOrders } from '../../api/orders.ts';
import { confirmPlaced } from '../../api/payments.ts';
import { serverState } from '../../api/server-state.ts';
import { answerOwnFailedDelivery, ownParcels } from '../../api/tracking.ts';
import type { FailedDeliveryWish, Order, Shipment } from '../../api/wire.ts';
import { $session } from '../../storage/session.ts';
import { waitsForPayment } from './order-words.ts';

/** An order with its parcels. */
export interface SeenOrder {
  order: Order;
  /** The newest first; none where they cannot be told at the moment. */
  parcels: Shipment[];
}

/** The order that is looked at, as it is now. */
export const {
  $answer: $order,
  load: loadOrder,
  write: writeOrder,
} = serverState(readOrder, messages.ORDER_DETAILS_UNAVAILABLE);

async function readOrder(orderId: string): Promise<SeenOrder> {
  const found = await getOrder(orderId);
  const order = $session.get().isShopper && waitsForPayment(found) ? await askedAgain(found) : found;
  const isSent = order.consignments.some(({ shipment }) => shipment !== null);
  // Without its parcels an order is still worth reading.
  const parcels = isSent ? await ownParcels(order.orderId).catch(() => []) : [];
  return { order, parcels };
}

/**
 * An order that waits may be paid by now: the shop asks the gateway, whose word may not have arrived. Only for shoppers:
 * of staff the same call moves the order.
 */
function askedAgain(order: Order): Promise<Order> {
  return confirmPlaced(order.orderId).catch(() => order);
}

/** Says what is to be done with a parcel that could not be delivered, and reads the order as it is then. */
export async function answerParcel(orderId: string, shipmentId: number, wish: FailedDeliveryWish): Promise<void> {
  await answerOwnFailedDelivery(shipmentId, wish);
  await loadOrder(orderId);
}

/** A page of the shopper's orders. */
export const { $answer: $orders, load: loadOrders } = serverState(
  async (page: number) => ({ ...(await listOrders(page)), page }),
  messages.ORDER_HISTORY_FAILED,
);
