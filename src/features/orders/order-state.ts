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

/** An order with its parcels and the actions for delivered items. */
export interface SeenOrder extends AfterDelivery {
  order: Order;
  /** Newest first; empty if they could not be loaded. */
  parcels: Shipment[];
}

interface AfterDelivery {
  /** The returns of this order. */
  returns: Return[];
  /** Whether any item can be returned or exchanged. */
  mayReturn: boolean;
  /** Product ids that the shopper has not reviewed. */
  toReview: number[];
}

/** The current order. */
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
    // The order is shown without its parcels if they fail to load.
    isSent ? ownParcels(order.orderId).catch(() => []) : [],
    isShopper ? afterDelivery(order) : NOTHING_DELIVERED,
  ]);
  return { order, parcels, ...after };
}

/** Reads an unpaid order again if the gateway has its payment, since the gateway's webhook may be lost or late. */
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
    // If the options fail to load, the return page shows what is possible.
    mayReturn: options ? options.items.some(({ left, kind }) => left > 0 && kind !== null) : !isAllReturned(order),
    toReview: toReview.map(({ productId }) => productId).filter((id) => products.has(id)),
  };
}

/** Sends an instruction for a parcel that could not be delivered, and reloads the order. */
export async function answerParcel(orderId: string, shipmentId: number, answer: FailedDeliveryWish): Promise<void> {
  await answerOwnFailedDelivery(shipmentId, answer);
  await loadOrder(orderId);
}

/** A page of the shopper's orders, newest first. */
export const { $answer: $orders, load: loadOrders } = serverState(
  async (page: number) => ({ ...(await listOrders(page)), page }),
  messages.ORDER_HISTORY_FAILED,
);
