import * as messages from '#contract/messages.ts';
import { listToReview } from '../../api/account.ts';
import { getOrder, listOrders } from '../../api/orders.ts';
import { checkPayment } from '../../api/payments.ts';
import { getReturnOptions, getReturns } from '../../api/returns.ts';
import { serverState } from '../../api/server-state.ts';
import { answerOwnFailedDelivery, ownParcels } from '../../api/tracking.ts';
import type { FailedDeliveryWish, Order, Return, Shipment } from '../../api/wire.ts';
import { $session } from '../../storage/session.ts';
import { isAllReturned, waitsForPayment } from './order-text.ts';

/** An order with its parcels and what its shopper can do with what arrived. */
export interface SeenOrder extends AfterDelivery {
  order: Order;
  /** The newest first; none where they cannot be told at the moment. */
  parcels: Shipment[];
}

interface AfterDelivery {
  /** The returns of this order. */
  returns: Return[];
  /** Whether anything of it can be returned or exchanged. */
  mayReturn: boolean;
  /** The ids of its products that its shopper has not reviewed. */
  toReview: number[];
}

/** The order that is looked at, as it is now. */
export const {
  $answer: $order,
  load: loadOrder,
  write: writeOrder,
} = serverState(readOrder, messages.ORDER_DETAILS_UNAVAILABLE);

async function readOrder(orderId: string): Promise<SeenOrder> {
  const found = await getOrder(orderId);
  const { isShopper } = $session.get();
  const order = isShopper && waitsForPayment(found) ? await afterCheck(found) : found;
  const isSent = order.consignments.some(({ shipment }) => shipment !== null);
  const [parcels, after] = await Promise.all([
    // Without its parcels an order is still worth reading.
    isSent ? ownParcels(order.orderId).catch(() => []) : [],
    isShopper ? afterDelivery(order) : NOTHING_DELIVERED,
  ]);
  return { order, parcels, ...after };
}

/** An order that waits, read again if the gateway has its payment by now, whose message may not have arrived. */
async function afterCheck(order: Order): Promise<Order> {
  const payment = await checkPayment(order.orderId).catch(() => undefined);
  return payment === undefined || payment.status === order.paymentStatus ? order : getOrder(order.orderId);
}

const NOTHING_DELIVERED: AfterDelivery = { returns: [], mayReturn: false, toReview: [] };

async function afterDelivery(order: Order): Promise<AfterDelivery> {
  if (!order.consignments.some(({ orderStatus }) => orderStatus === 'DELIVERED')) return NOTHING_DELIVERED;
  const [options, returns, toReview] = await Promise.all([
    getReturnOptions(order.orderId).catch(() => undefined),
    getReturns().catch(() => []),
    listToReview().catch(() => []),
  ]);
  const products = new Set(order.orderItems.map(({ product }) => product.id));
  return {
    returns: returns.filter(({ orderId }) => orderId === order.orderId),
    // Where the options cannot be read, the page that asks for a return says what is possible.
    mayReturn: options ? options.items.some(({ left, kind }) => left > 0 && kind !== null) : !isAllReturned(order),
    toReview: toReview.map(({ productId }) => productId).filter((id) => products.has(id)),
  };
}

/** Says what is to be done with a parcel that could not be delivered, and reads the order as it is then. */
export async function answerParcel(orderId: string, shipmentId: number, answer: FailedDeliveryWish): Promise<void> {
  await answerOwnFailedDelivery(shipmentId, answer);
  await loadOrder(orderId);
}

/** A page of the shopper's orders. */
export const { $answer: $orders, load: loadOrders } = serverState(
  async (page: number) => ({ ...(await listOrders(page)), page }),
  messages.ORDER_HISTORY_FAILED,
);
