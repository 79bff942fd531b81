import { call, messageOf } from '../providers/call.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { ORDER_STATUS } from './orderStatus.ts';
import { words } from '../words/en/orders.ts';

/** A consignment with its order. */
export interface Part {
  order: OrderRecord;
  consignment: ConsignmentRecord;
}

/** The result of confirming several orders. */
export interface Confirmed {
  done: number;
  /** The orders that were not confirmed, with the reason. */
  errors: { orderId: string; why: string }[];
}

/** Returns the consignments of these orders that have a status. */
export const partsOf = (orders: readonly OrderRecord[] | undefined, status: ConsignmentRecord['orderStatus']): Part[] =>
  (orders ?? []).flatMap((order) =>
    order.consignments
      .filter((consignment) => consignment.orderStatus === status)
      .map((consignment) => ({ order, consignment })),
  );

/** Confirms consignments one after the other, each by a call of its own, so that a refusal does not stop the others. */
export async function confirmParts(parts: readonly Part[]): Promise<Confirmed> {
  const errors: Confirmed['errors'] = [];
  for (const { order, consignment } of parts) {
    const body = { orderStatus: 'CONFIRMED', consignmentId: consignment.id, consignmentVersion: consignment.version };
    try {
      await call(`/api/admin/orders/${order.id}`, { method: 'PUT', body: JSON.stringify(body) });
    } catch (error) {
      errors.push({ orderId: order.orderId, why: messageOf(error) });
    }
  }
  return { done: parts.length - errors.length, errors };
}

/** Confirms the newly placed consignments of orders. Orders without one are reported. */
export async function confirmOrders(orders: readonly OrderRecord[]): Promise<Confirmed> {
  const others = orders.filter(({ consignments }) => !consignments.some(({ orderStatus }) => orderStatus === 'PLACED'));
  const { done, errors } = await confirmParts(partsOf(orders, 'PLACED'));
  const skipped = others.map(({ orderId, orderStatus }) => ({
    orderId,
    why: words.itIsNotNewlyPlaced(ORDER_STATUS[orderStatus].word),
  }));
  return { done, errors: [...errors, ...skipped] };
}
