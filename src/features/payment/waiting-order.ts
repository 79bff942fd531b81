import { KEPT } from '#contract/shop/kept.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

/** An unpaid order as this browser last received it. */
export interface WaitingOrder {
  orderId: string;
  /** When the reservation of its items ends, epoch milliseconds. */
  until: number;
}

function readWaiting(found: unknown): WaitingOrder | null {
  const { orderId, until } = (found ?? {}) as Partial<WaitingOrder>;
  return typeof orderId === 'string' && typeof until === 'number' ? { orderId, until } : null;
}

/** The unpaid order for the notice on pages without requests; null if there is none. */
export const $waitingOrder = storedAtom<WaitingOrder | null>(KEPT.orderToPay, readWaiting);
