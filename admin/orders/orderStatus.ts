import { mayMoveConsignment, ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { ConsignmentRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

/** The label and the tone of each status, from the seller's side: a placed order needs an action. */
export const ORDER_STATUS: Record<OrderStatus, { word: string; tone: Tone }> = {
  PENDING: { word: words.pending, tone: 'waiting' },
  PLACED: { word: words.placed, tone: 'due' },
  CONFIRMED: { word: words.confirmed, tone: 'moving' },
  SHIPPED: { word: words.shipped, tone: 'moving' },
  DELIVERED: { word: words.delivered, tone: 'good' },
  CANCELLED: { word: common.cancelled, tone: 'over' },
};

/** A cash order that its buyer has to confirm by mail first. */
export const WAITS_FOR_BUYER: { word: string; tone: Tone } = {
  word: words.waitingForTheBuyersConfirmation,
  tone: 'waiting',
};

export const STATUS_CHOICES = ORDER_STATUSES.map((value) => ({ value, word: ORDER_STATUS[value].word }));

/** The usual next step, offered as a button. A pending order becomes placed by its payment. */
export const NEXT_STEP: Partial<Record<OrderStatus, OrderStatus>> = {
  PLACED: 'CONFIRMED',
  CONFIRMED: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};

/** The labels of the button for the next step. */
export const MARK_AS: Partial<Record<OrderStatus, string>> = {
  CONFIRMED: words.markAsConfirmed,
  SHIPPED: words.markAsShipped,
  DELIVERED: words.markAsDelivered,
};

/** Returns why a consignment may not move to a status; undefined if it may. */
export function reasonAgainst(
  consignment: ConsignmentRecord,
  to: OrderStatus,
  isUnconfirmed: boolean,
): string | undefined {
  const { orderStatus: from, dispatchedAt } = consignment;
  if (from === to) return words.currentStatus;
  if (isUnconfirmed && to !== 'CANCELLED') return WAITS_FOR_BUYER.word;
  if (mayMoveConsignment(from, to, dispatchedAt !== null)) return undefined;
  return from === 'CANCELLED' ? words.aCancelledOrderStaysCancelled : words.theItemsHaveAlreadyLeft;
}
