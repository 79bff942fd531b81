import { atom } from 'nanostores';
import { ApiError } from '../../api/client.ts';
import { confirmPlaced, verifyPayment } from '../../api/payments.ts';
import { $session } from '../../storage/session.ts';
import { $waitingOrder } from './waiting-order.ts';

/** What became of a payment, as far as it is known. */
export type PaymentResult =
  | { kind: 'verifying' }
  | { kind: 'paid' | 'returned'; orderId: string }
  | { kind: 'unpaid' }
  /** It was not paid online, and need not be. */
  | { kind: 'cash'; orderId: string }
  /** Nobody can say at the moment. */
  | { kind: 'unknown' }
  /** Only its shopper is told. */
  | { kind: 'signIn' };

export const $result = atom<PaymentResult>({ kind: 'verifying' });

/** The order's number, as the address of this page ends. */
export function orderIdHere(): string {
  const [, , orderId = ''] = location.pathname.split('/');
  return orderId;
}

/** Asks the shop what became of the payment its payer comes back from. */
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

/** What the gateway did not sign says nothing; its shopper's session may. */
function nothingUnsigned(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}

function resultOf(error: unknown): PaymentResult {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'unknown' };
  return { kind: error.status === 401 ? 'signIn' : 'unpaid' };
}
