import { atom } from 'nanostores';
import { englishPathOf } from '#contract/languages.ts';
import { ApiError } from '../../api/client.ts';
import { confirmPlaced, verifyPayment } from '../../api/payments.ts';
import { $session } from '../../storage/session.ts';
import { $waitingOrder } from './waiting-order.ts';

/** The result of a payment, as far as it is known. */
export type PaymentResult =
  | { kind: 'verifying' }
  | { kind: 'paid' | 'returned'; orderId: string }
  | { kind: 'unpaid' }
  /** A cash-on-delivery order. */
  | { kind: 'cash'; orderId: string }
  /** The state could not be loaded. */
  | { kind: 'unknown' }
  /** Only the signed-in shopper may see it. */
  | { kind: 'signIn' };

export const $result = atom<PaymentResult>({ kind: 'verifying' });

/** Returns the order number at the end of this page's path. */
export function orderIdHere(): string {
  const [, , orderId = ''] = englishPathOf(location.pathname).split('/');
  return orderId;
}

/** Loads the result of the payment after the return from the gateway. */
export async function verify(): Promise<void> {
  $result.set({ kind: 'verifying' });
  const result = await resultHere().catch(resultOf);
  if (result.kind === 'paid' || result.kind === 'returned') $waitingOrder.set(null);
  $result.set(result);
}

async function resultHere(): Promise<PaymentResult> {
  const query = new URLSearchParams(location.search);
  const paymentId = query.get('razorpay_payment_id') || query.get('razorpay_payment_link_id');
  const verified = paymentId ? await verifyPayment(paymentId, location.search).catch(nothingUnsigned) : undefined;
  if (verified) return { kind: verified.status === 'REFUNDED' ? 'returned' : 'paid', orderId: verified.orderId };
  if (!$session.get().isShopper) return { kind: 'signIn' };
  const { orderId, paymentMethod, paymentStatus, orderStatus } = await confirmPlaced(orderIdHere());
  if (orderStatus === 'CANCELLED')
    return paymentStatus === 'REFUNDED' ? { kind: 'returned', orderId } : { kind: 'unpaid' };
  return { kind: paymentMethod === 'COD' ? 'cash' : 'paid', orderId };
}

/** An unsigned query proves nothing; the shopper's session may. */
function nothingUnsigned(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}

function resultOf(error: unknown): PaymentResult {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'unknown' };
  return { kind: error.status === 401 ? 'signIn' : 'unpaid' };
}
