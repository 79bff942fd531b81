import { KEPT } from '#contract/shop/kept.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** An order that waits to be paid, as this browser last saw it. */
export interface WaitingOrder {
  orderId: string;
  /** When its items are not held any more, in milliseconds. */
  until: number;
}

function readWaiting(found: unknown): WaitingOrder | null {
  const { orderId, until } = (found ?? {}) as Partial<WaitingOrder>;
  return typeof orderId === 'string' && typeof until === 'number' ? { orderId, until } : null;
}

/** For the notice on pages that ask nothing of the server: an order that waits to be paid, or none. */
export const $waitingOrder = storedAtom<WaitingOrder | null>(KEPT.orderToPay, readWaiting);
