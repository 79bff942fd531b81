import type { Order } from '#contract/calls/orders.ts';
import { SHIPMENT_RANKS } from '#contract/states/shipment.ts';
import type { NamedResults } from '../../../db/db.ts';
import { papersOfOrder } from '../documents/index.ts';
import type { OrderPapers } from '../documents/index.ts';
import { holdsOfOrder } from '../../catalogue/inventory/index.ts';
import type { HoldRow } from '../../catalogue/inventory/index.ts';
import { linksOfOrder, paymentsOfOrder } from '../payments/index.ts';
import type { LinkRow, PaymentRow } from '../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { ordersOf } from './order-shape.ts';
import { anyOrder, partsOfOrder, sellersOfOrder } from './reads.ts';
import type { OrderKey, PartRow, SellerToTell } from './reads.ts';
import { itemsToSwitch } from './switch-rows.ts';
import type { Switching } from './switch-rows.ts';

/** An order with all that its payments depend on. */
export interface OrderToPay {
  order: Order;
  userId: number;
  links: LinkRow[];
  payments: PaymentRow[];
  /** What its consignments that wait hold, and held. */
  holds: HoldRow[];
  sellers: SellerToTell[];
  parts: PartRow[];
  papers: OrderPapers;
  /** How it would be paid online where it is not: its items, and what was offered, where its shopper asked. */
  switching: Switching;
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

/** When the hold on an order's pieces ends; 0 if it has ended. */
export function holdUntil({ holds }: Pick<OrderToPay, 'holds'>): number {
  return Math.min(...holds.map(({ untilAt, endedAt }) => (endedAt === null ? (untilAt ?? Infinity) : 0)), Infinity);
}

/** Why an order is not paid online in place of cash on delivery, in words; null where it may be. */
export function whyNotSwitched({ order, parts }: Pick<OrderToPay, 'order' | 'parts'>): string | null {
  if (order.paymentMethod !== 'COD') return 'This order is not paid by cash on delivery.';
  if (parts.some(hasLeft)) return 'A parcel of this order has left, so it stays with cash on delivery.';
  if (parts.some(({ status }) => status !== 'PLACED' && status !== 'CONFIRMED')) {
    return 'This order has moved on, so it stays with cash on delivery.';
  }
  return null;
}

/** What a parcel collects is settled once its courier has it. */
const hasLeft = ({ dispatchedAt, shipment }: PartRow) =>
  dispatchedAt !== null || (shipment !== null && SHIPMENT_RANKS[shipment.status] >= SHIPMENT_RANKS.PICKED_UP);

/** Whether a link is for paying an order online in place of cash on delivery, and may still do so. */
export function isSwitching(seen: OrderToPay, { amountPaise }: Pick<LinkRow, 'amountPaise'>): boolean {
  return seen.switching.totalPaise === amountPaise && whyNotSwitched(seen) === null;
}

/** The statements that read an order with all that its payments depend on. */
export function orderToPay(key: OrderKey) {
  return {
    rows: anyOrder(key),
    links: linksOfOrder(key),
    payments: paymentsOfOrder(key),
    holds: holdsOfOrder(key),
    sellers: sellersOfOrder(key),
    parts: partsOfOrder(key),
    papers: papersOfOrder(key),
    items: itemsToSwitch(key),
  };
}

/** What was read, as the order; nothing where there is none. */
export function orderToPayOf(read: NamedResults<ReturnType<typeof orderToPay>>): OrderToPay | undefined {
  const { rows, links, payments, holds, sellers, parts, papers, items } = read;
  const [order] = ordersOf(rows);
  if (!order) return undefined;
  const waiting = new Set(order.consignments.flatMap(({ id, orderStatus }) => (orderStatus === 'PENDING' ? [id] : [])));
  const [first] = items;
  const isOffered = first && first.offeredPercent !== null && first.offeredBy !== null;
  return {
    order,
    userId: rows[0][0]!.order.userId,
    links,
    payments,
    holds: holds.filter(({ consignmentId }) => waiting.has(consignmentId)),
    sellers,
    parts,
    papers,
    switching: {
      items,
      terms: isOffered ? { discountPercent: first.offeredPercent!, fundedBy: first.offeredBy! } : null,
      totalPaise: first?.offeredTotal ?? null,
    },
  };
}

/** Reads an order with all that its payments depend on. One round trip. */
export async function readOrderToPay(shop: Shop, key: OrderKey): Promise<OrderToPay | undefined> {
  return orderToPayOf(await shop.read(orderToPay(key)));
}
