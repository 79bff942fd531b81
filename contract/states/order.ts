import type { Day } from '../shop/dates.ts';

/**
 * The six statuses of a consignment, in their usual order. An order shows the status of its least
 * advanced consignment that is not cancelled.
 */
export const ORDER_STATUSES = ['PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const UNCANCELLED = ['PENDING', 'PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED'] as const;

/**
 * The status changes that staff may make. A seller may correct wrong clicks among the five statuses. After dispatch a
 * consignment cannot be pending or cancelled, and a cancelled one stays cancelled. The dispatch has its own date, so
 * that stock moves once, however often the status changes.
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

/** Returns whether a consignment may change between two statuses. `dispatched`: the goods have left at least once. */
export function mayMoveConsignment(from: OrderStatus, to: OrderStatus, dispatched: boolean): boolean {
  return CONSIGNMENT_MOVES[from].includes(to) && !(dispatched && UNDISPATCHED.includes(to));
}

/** The filters for consignments to dispatch: all of them, or only late ones. */
export const DISPATCH_STATES = ['TO_SEND', 'LATE'] as const;
export type DispatchState = (typeof DISPATCH_STATES)[number];

/**
 * The outcomes of an order in the figures. ORDERED: paid or cash on delivery, whatever happened later. SOLD: it brings
 * revenue. The others: a part was cancelled, returned, undelivered, sent, or sent later than promised.
 */
export const ORDER_OUTCOMES = ['ORDERED', 'SOLD', 'CANCELLED', 'RETURNED', 'UNDELIVERED', 'SENT', 'SENT_LATE'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Returns whether a consignment is late: not dispatched, and its last day for dispatch is over. */
export function isLate(
  { orderStatus, dispatchOn }: { orderStatus: OrderStatus; dispatchOn: Day | null },
  today: Day,
): boolean {
  return dispatchOn !== null && dispatchOn < today && (orderStatus === 'PLACED' || orderStatus === 'CONFIRMED');
}

/** The reasons for a shopper's cancellation. */
export const CANCEL_REASONS = ['changedMind', 'wrongItem', 'other'] as const;

/** Returns the order's status from those of its consignments, at least one. */
export function orderStatusOf(consignments: readonly OrderStatus[]): OrderStatus {
  return UNCANCELLED.find((status) => consignments.includes(status)) ?? 'CANCELLED';
}

/** A delivered consignment is closed after this many days: the longest return window is over. */
export const LONG_FINISHED_DAYS = 90;

/**
 * Returns whether a consignment is closed: it is cancelled, or was delivered long ago.
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

/** The results for a cash-on-delivery order that must be confirmed. */
export const COD_CONFIRMATION_ANSWERS = ['CONFIRMED', 'PAID', 'CANCELLED', 'EXPIRED'] as const;
export type CodConfirmationAnswer = (typeof COD_CONFIRMATION_ANSWERS)[number];
