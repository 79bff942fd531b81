import type { Day } from '../shop/dates.ts';

/**
 * The six statuses of a consignment, in the order they are passed through. An order shows the status of its least
 * advanced consignment that is not cancelled.
 */
export const ORDER_STATUSES = ['PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const UNCANCELLED = ['PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED'] as const;

/**
 * Where staff may move a consignment. A seller corrects freely among the five, since people press the wrong button.
 * After dispatch nothing is pending or cancelled any more, and what is cancelled stays so. Whether goods left is a date
 * of its own, so stock moves once however often the status does.
 */
export const CONSIGNMENT_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
  PLACED: ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
  CONFIRMED: ['PENDING', 'PLACED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
  SHIPPED: ['PLACED', 'CONFIRMED', 'DELIVERED'],
  DELIVERED: ['PLACED', 'CONFIRMED', 'SHIPPED'],
  CANCELLED: [],
};

const UNDISPATCHED: readonly OrderStatus[] = ['PENDING', 'CANCELLED'];

/** Whether a consignment may go from one status to the other. `dispatched` says the goods have left once already. */
export function mayMoveConsignment(from: OrderStatus, to: OrderStatus, dispatched: boolean): boolean {
  return CONSIGNMENT_MOVES[from].includes(to) && !(dispatched && UNDISPATCHED.includes(to));
}

/** What staff ask for where they look at what is still to leave: all of it, or what should have left by now. */
export const DISPATCH_STATES = ['TO_SEND', 'LATE'] as const;
export type DispatchState = (typeof DISPATCH_STATES)[number];

/**
 * What becomes of an order, as the figures count it: it was paid, or is paid at the door, whatever came of it; it brings
 * money; some of it was cancelled, came back, or never arrived; some of it left, or left later than was promised.
 */
export const ORDER_OUTCOMES = ['ORDERED', 'SOLD', 'CANCELLED', 'RETURNED', 'UNDELIVERED', 'SENT', 'SENT_LATE'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Whether a consignment should have left by now: it is still here, and its last day for that is over. */
export function isLate(
  { orderStatus, dispatchOn }: { orderStatus: OrderStatus; dispatchOn: Day | null },
  today: Day,
): boolean {
  return dispatchOn !== null && dispatchOn < today && (orderStatus === 'PLACED' || orderStatus === 'CONFIRMED');
}

/** Why a shopper cancels. */
export const CANCEL_REASONS = ['changedMind', 'wrongItem', 'other'] as const;

/** The order's status from its consignments'. At least one is given. */
export function orderStatusOf(consignments: readonly OrderStatus[]): OrderStatus {
  return UNCANCELLED.find((status) => consignments.includes(status)) ?? 'CANCELLED';
}

/** After so many days a delivered consignment is finished for good: the last window to send it back is over. */
export const LONG_FINISHED_DAYS = 90;

/**
 * Whether nothing happens with a consignment any more: it is cancelled, or was delivered long ago.
 * @param now epoch milliseconds, as `deliveredAt`
 */
export function isLongFinished(
  { orderStatus, deliveredAt }: { orderStatus: OrderStatus; deliveredAt: number | null },
  now: number,
): boolean {
  if (orderStatus === 'CANCELLED') return true;
  return (
    orderStatus === 'DELIVERED' && deliveredAt !== null && deliveredAt < now - LONG_FINISHED_DAYS * 24 * 60 * 60_000
  );
}

/** What becomes of an order in cash that its shopper is to confirm. */
export const COD_CONFIRMATION_ANSWERS = ['CONFIRMED', 'PAID', 'CANCELLED', 'EXPIRED'] as const;
export type CodConfirmationAnswer = (typeof COD_CONFIRMATION_ANSWERS)[number];
