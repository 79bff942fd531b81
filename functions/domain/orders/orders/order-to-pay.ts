import type { ManagedOrder, Order } from '#contract/calls/orders.ts';
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

/** An order with all records that its payments depend on. */
export interface OrderToPay {
  order: Order & Pick<ManagedOrder, 'source'>;
  userId: number;
  links: LinkRow[];
  payments: PaymentRow[];
  /** Current and former reservations of its waiting consignments. */
  holds: HoldRow[];
  sellers: SellerToTell[];
  parts: PartRow[];
  papers: OrderPapers;
  /** The terms for switching an order to online payment: its items, and the offer that was made, if any. */
  switching: Switching;
}

/** Returns whether an order must be paid online and is not paid yet. */
export function isWaiting({
  order,
}: {
  order: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'orderStatus'>;
}): boolean {
  const { paymentMethod, paymentStatus, orderStatus } = order;
  const isUnpaid = paymentStatus === 'PENDING' || paymentStatus === 'FAILED';
  return paymentMethod === 'PREPAID' && orderStatus === 'PENDING' && isUnpaid;
}

/** Returns when the reservation of an order's pieces ends; 0 if it has ended. */
export function holdUntil({ holds }: Pick<OrderToPay, 'holds'>): number {
  return Math.min(...holds.map(({ untilAt, endedAt }) => (endedAt === null ? (untilAt ?? Infinity) : 0)), Infinity);
}

/** Returns the text why a COD order cannot be switched to online payment; null when it can. */
export function whyNotSwitched({ order, parts }: Pick<OrderToPay, 'order' | 'parts'>): string | null {
  if (order.paymentMethod !== 'COD') return 'This order is not paid by cash on delivery.';
  if (parts.some(hasLeft)) return 'A parcel of this order has left, so it stays with cash on delivery.';
  if (parts.some(({ status }) => status !== 'PLACED' && status !== 'CONFIRMED')) {
    return 'This order has moved on, so it stays with cash on delivery.';
  }
  return null;
}

/** The amount that a parcel collects is final once its courier has the parcel. */
const hasLeft = ({ dispatchedAt, shipment }: PartRow) =>
  dispatchedAt !== null || (shipment !== null && SHIPMENT_RANKS[shipment.status] >= SHIPMENT_RANKS.PICKED_UP);

/** Returns whether a link pays a COD order online and the order may still be switched. */
export function isSwitching(seen: OrderToPay, { amountPaise }: Pick<LinkRow, 'amountPaise'>): boolean {
  return seen.switching.totalPaise === amountPaise && whyNotSwitched(seen) === null;
}

/** Returns the statements that read an order with all records its payments depend on. */
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

/** Returns the order from the rows that were read; undefined when there is none. */
export function orderToPayOf(read: NamedResults<ReturnType<typeof orderToPay>>): OrderToPay | undefined {
  const { rows, links, payments, holds, sellers, parts, papers, items } = read;
  const [order] = ordersOf(rows);
  if (!order) return undefined;
  const waiting = new Set(order.consignments.flatMap(({ id, orderStatus }) => (orderStatus === 'PENDING' ? [id] : [])));
  const [first] = items;
  const isOffered = first && first.offeredPercent !== null && first.offeredBy !== null;
  return {
    order,
    userId: rows.orders[0]!.order.userId,
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

/** Reads an order with all records its payments depend on. One round trip. */
export async function readOrderToPay(shop: Shop, key: OrderKey): Promise<OrderToPay | undefined> {
  return orderToPayOf(await shop.read(orderToPay(key)));
}
