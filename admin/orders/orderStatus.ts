import { mayMoveConsignment, ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { ConsignmentRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** The label and the tone of each status, from the seller's side: a placed order needs an action. */
export const ORDER_STATUS: Record<OrderStatus, { word: string; tone: Tone }> = {
  PENDING: { word: 'Pending', tone: 'waiting' },
  PLACED: { word: 'Placed', tone: 'due' },
  CONFIRMED: { word: 'Confirmed', tone: 'moving' },
  SHIPPED: { word: 'Shipped', tone: 'moving' },
  DELIVERED: { word: 'Delivered', tone: 'good' },
  CANCELLED: { word: 'Cancelled', tone: 'over' },
};

/** A cash order that its buyer has to confirm by mail first. */
export const WAITS_FOR_BUYER: { word: string; tone: Tone } = {
  word: 'Waiting for the buyer’s confirmation',
  tone: 'waiting',
};

export const STATUS_CHOICES = ORDER_STATUSES.map((value) => ({ value, word: ORDER_STATUS[value].word }));

/** The usual next step, offered as a button. A pending order becomes placed by its payment. */
export const NEXT_STEP: Partial<Record<OrderStatus, OrderStatus>> = {
  PLACED: 'CONFIRMED',
  CONFIRMED: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};

/** Returns why a consignment may not move to a status; undefined if it may. */
export function reasonAgainst(
  consignment: ConsignmentRecord,
  to: OrderStatus,
  isUnconfirmed: boolean,
): string | undefined {
  const { orderStatus: from, dispatchedAt } = consignment;
  if (from === to) return 'Current status';
  if (isUnconfirmed && to !== 'CANCELLED') return WAITS_FOR_BUYER.word;
  if (mayMoveConsignment(from, to, dispatchedAt !== null)) return undefined;
  return from === 'CANCELLED' ? 'A cancelled order stays cancelled' : 'The items have already left';
}
