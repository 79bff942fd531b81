import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { ApiError, wordsFor } from '../../api/client.ts';
import { confirmPlaced, payAgain, verifyPayment } from '../../api/payments.ts';
import { $session } from '../../storage/session.ts';

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

/** The way to the gateway once more: whether it is being asked for, and why there is none. */
export const $payingAgain = atom<{ isUnderWay: boolean; fault: string | undefined }>({
  isUnderWay: false,
  fault: undefined,
});

/** The order's number, as the address of this page ends. */
export function orderIdHere(): string {
  const [, , orderId = ''] = location.pathname.split('/');
  return orderId;
}

/** Asks the shop what became of the payment its payer comes back from. */
export async function verify(): Promise<void> {
  $result.set({ kind: 'verifying' });
  $result.set(await resultHere().catch(resultOf));
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

/** Leads to the gateway once more, for the same order. */
export async function leadToPayment(orderId: string): Promise<void> {
  $payingAgain.set({ isUnderWay: true, fault: undefined });
  try {
    const { payment_link_url: url } = await payAgain(orderId);
    if (url) location.assign(url);
  } catch (error) {
    $payingAgain.set({ isUnderWay: false, fault: wordsFor(error, messages.CHECKOUT_NO_PAYMENT_LINK) });
  }
}
