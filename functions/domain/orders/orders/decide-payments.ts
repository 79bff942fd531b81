import type { PaymentState, ReturnedPayment } from '#contract/states/payment.ts';
import type { GatewayPayment } from '../../../ports/payments.ts';

/** What the shop knows of an order's payments before it looks at what the gateway says. */
export interface KnownPayments {
  /** What the link asks for. */
  amountPaise: number;
  /** Whether the order waits to be paid. */
  isWaiting: boolean;
  /** Whether a payment stands for it already. */
  isPaid: boolean;
  /** Whether its pieces are held, or can be held again. */
  hasPieces: boolean;
  /** The payments that were noted before, by the gateway's name. */
  states: ReadonlyMap<string, PaymentState>;
}

/** What is to be noted of a payment. */
export interface PaymentDecision {
  payment: GatewayPayment;
  status: PaymentState;
  /** Set where it was captured and goes back whole. */
  returnedAs: ReturnedPayment | null;
}

/**
 * What follows from what the gateway says: pure, so that callback, webhook and reconciliation come to the same end,
 * whichever is first and however often. The first right payment of a waiting order stands for it; every other that was
 * captured goes back whole. What was captured once is decided and stays so.
 */
export function decidePayments(known: KnownPayments, told: readonly GatewayPayment[]): PaymentDecision[] {
  let { isPaid } = known;
  return told.flatMap((payment): PaymentDecision[] => {
    const before = known.states.get(payment.id);
    const status = stateOf(payment);
    if (status === 'created' || before === 'captured' || before === status) return [];
    if (status !== 'captured') return [{ payment, status, returnedAs: null }];
    const returnedAs = whyReturned({ ...known, isPaid }, payment);
    isPaid ||= returnedAs === null;
    return [{ payment, status, returnedAs }];
  });
}

function whyReturned(known: KnownPayments, payment: GatewayPayment): ReturnedPayment | null {
  if (payment.amountPaise !== known.amountPaise || payment.currency !== 'INR') return 'mismatch';
  if (known.isPaid) return 'second';
  return known.isWaiting && known.hasPieces ? null : 'late';
}

function stateOf({ status }: GatewayPayment): PaymentState {
  // What the gateway gave back before the shop took it was never the shop's.
  return status === 'refunded' ? 'failed' : status;
}
