import type { PaymentState, ReturnedPayment } from '#contract/states/payment.ts';
import type { GatewayPayment } from '../../../ports/payments.ts';

/** The stored state of an order's payments, before the gateway's answer is read. */
export interface KnownPayments {
  /** The amount of the link. */
  amountPaise: number;
  /** Whether the order waits for payment. */
  isWaiting: boolean;
  /** Whether the order has a valid payment already. */
  isPaid: boolean;
  /** Whether the order's pieces are reserved or can be reserved again. */
  hasPieces: boolean;
  /** The stored payments, by the gateway's id. */
  states: ReadonlyMap<string, PaymentState>;
}

/** The decision to store for a payment. */
export interface PaymentDecision {
  payment: GatewayPayment;
  status: PaymentState;
  /** Set when the payment was captured and is refunded in full. */
  returnedAs: ReturnedPayment | null;
}

/**
 * Returns the decisions that follow from the gateway's answer. A pure function: callback, webhook and reconciliation
 * get the same result, in any order and number. The first payment of the right amount for a waiting order is accepted.
 * Every other captured payment is refunded in full. A decision about a captured payment is final.
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
  // A payment that the gateway refunded before the shop accepted it counts as failed.
  return status === 'refunded' ? 'failed' : status;
}
