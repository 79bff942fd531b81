import { call, messageOf } from '../providers/call.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import { ORDER_STATUS } from './orderStatus.ts';

/** A consignment with its order. */
export interface Part {
  order: OrderRecord;
  consignment: ConsignmentRecord;
}

/** What became of several that were to be confirmed. */
export interface Confirmed {
  done: number;
  /** Those that were not, and why. */
  errors: { orderId: string; why: string }[];
}

/** The parts of orders that stand somewhere. */
export const partsOf = (orders: readonly OrderRecord[] | undefined, status: ConsignmentRecord['orderStatus']): Part[] =>
  (orders ?? []).flatMap((order) =>
    order.consignments
      .filter((consignment) => consignment.orderStatus === status)
      .map((consignment) => ({ order, consignment })),
  );

/** Confirms parts of orders one after the other, each by a call of its own: one that is refused keeps no other back. */
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

/** Confirms what is newly placed of orders. What stands elsewhere already is left as it is, and told. */
export async function confirmOrders(orders: readonly OrderRecord[]): Promise<Confirmed> {
  const others = orders.filter(({ consignments }) => !consignments.some(({ orderStatus }) => orderStatus === 'PLACED'));
  const { done, errors } = await confirmParts(partsOf(orders, 'PLACED'));
  const skipped = others.map(({ orderId, orderStatus }) => ({
    orderId,
    why: `It is ${ORDER_STATUS[orderStatus].word.toLowerCase()}, not newly placed.`,
  }));
  return { done, errors: [...errors, ...skipped] };
}
