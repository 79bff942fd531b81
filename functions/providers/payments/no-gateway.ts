import { ProviderError } from '../../ports/provider-error.ts';
import type { PaymentGateway } from '../../ports/payments.ts';

const never = () => Promise.reject(new ProviderError('payments', 'is not there'));

/** For contexts without payments. */
export const NO_GATEWAY: PaymentGateway = {
  createLink: never,
  fetchLink: never,
  linkByReference: never,
  linkOfPayment: never,
  cancelLink: never,
  paymentsOf: never,
  fetchPayment: never,
  paymentsSince: never,
  capture: never,
  refund: never,
  refundsOf: never,
  verifyCallback: never,
  verifyWebhook: never,
};
