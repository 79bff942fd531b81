import type { Order } from '#contract/calls/orders.ts';
import { holdsOfOrder } from '../inventory/index.ts';
import type { HoldRow } from '../inventory/index.ts';
import { linksOfOrder, paymentsOfOrder } from '../payments/index.ts';
import type { LinkRow, PaymentRow } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import { ordersOf } from './order-shape.ts';
import { anyOrder, sellersOfOrder } from './reads.ts';
import type { OrderKey, SellerToTell } from './reads.ts';

/** An order with all that its payments depend on. */
export interface OrderToPay {
  order: Order;
  userId: number;
  links: LinkRow[];
  payments: PaymentRow[];
  /** What its consignments that wait hold, and held. */
  holds: HoldRow[];
  sellers: SellerToTell[];
}

/** An order that is to be paid online and was not yet. */
export function isWaiting({
  order,
}: {
  order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'orderStatus'>;
}): boolean {
  const { paymentMethod, paymentStatus, orderStatus } = order;
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED';
  return paymentMethod === 'PREPAID' && orderStatus === 'PENDING' && isUnpaid;
}

/** Reads an order with all that its payments depend on. One round trip. */
export async function readOrderToPay(shop: Shop, key: OrderKey): Promise<OrderToPay | undefined> {
  const { rows, links, payments, holds, sellers } = await shop.read({
    rows: anyOrder(key),
    links: linksOfOrder(key),
    payments: paymentsOfOrder(key),
    holds: holdsOfOrder(key),
    sellers: sellersOfOrder(key),
  });
  const [order] = ordersOf(rows);
  if (!order) return undefined;
  const waiting = new Set(order.consignments.flatMap(({ id, orderStatus }) => (orderStatus === 'PENDING' ? [id] : [])));
  return {
    order,
    userId: rows[0][0]!.order.userId,
    links,
    payments,
    holds: holds.filter(({ consignmentId }) => waiting.has(consignmentId)),
    sellers,
  };
}
