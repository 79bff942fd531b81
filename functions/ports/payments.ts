import type { Paise } from '#contract/shop/money.ts';

export const LINK_STATUSES = ['created', 'partially_paid', 'expired', 'cancelled', 'paid'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export const GATEWAY_PAYMENT_STATUSES = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

/** The input of a payment link. */
export interface WantedLink {
  /** Unique for each attempt. Finds a link again when the response to its creation was lost. At most 40 characters. */
  reference: string;
  amountPaise: Paise;
  description: string;
  customer: { name: string; email: string; contact: string };
  /** Epoch milliseconds; at least 15 minutes ahead. */
  expiresAt: number;
  /** The address the gateway redirects the payer's browser to afterwards. */
  callbackUrl: string;
}

/** A page of the gateway on which one amount is paid. */
export interface PaymentLink {
  id: string;
  reference: string;
  url: string;
  status: LinkStatus;
  amountPaise: Paise;
  currency: string;
  /** The gateway's id for all payments of this link; null until the page is opened. */
  orderId: string | null;
  /** Payments that were captured. */
  paymentIds: string[];
}

/** A payment as the gateway knows it now. */
export interface GatewayPayment {
  id: string;
  amountPaise: Paise;
  currency: string;
  status: (typeof GATEWAY_PAYMENT_STATUSES)[number];
  /** `upi`, `card`, `netbanking`, `wallet` and others. */
  method: string;
}

export interface PaymentWithPayer extends GatewayPayment {
  /** Epoch milliseconds. */
  madeAt: number;
  email: string;
  contact: string;
}

export interface GatewayRefund {
  id: string;
  paymentId: string;
  amountPaise: Paise;
  status: 'pending' | 'processed' | 'failed';
  /** The shop's own reference. */
  receipt: string | null;
}

/** The parameters that the gateway adds when it redirects a payer's browser back. */
export interface CallbackParameters {
  paymentId: string;
  linkId: string;
  reference: string;
  status: string;
  signature: string;
}

/**
 * The payment gateway. Calls end within five seconds.
 * @throws ProviderError when a call fails
 */
export interface PaymentGateway {
  /** Creates a link, or returns the existing link with this reference. */
  createLink(options: WantedLink): Promise<PaymentLink>;
  /** Returns nothing if there is no such link. */
  fetchLink(id: string): Promise<PaymentLink | undefined>;
  linkByReference(reference: string): Promise<PaymentLink | undefined>;
  linkOfPayment(paymentId: string): Promise<PaymentLink | undefined>;
  /** Closes an unpaid link. Returns its current state, which is `paid` if the payer was faster. */
  cancelLink(id: string): Promise<PaymentLink | undefined>;
  /** Returns all payment attempts on a link, with any outcome. */
  paymentsOf(link: PaymentLink): Promise<GatewayPayment[]>;
  fetchPayment(id: string): Promise<GatewayPayment | undefined>;
  /**
   * Returns all payments made since an instant, newest first, with the payer's e-mail and telephone number.
   * @param since epoch milliseconds
   */
  paymentsSince(since: number): Promise<PaymentWithPayer[]>;
  /** Captures an authorised payment. A captured payment stays captured. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /**
   * Refunds a payment. Requests with the same `key` are one refund. The key has at least 10 characters of A-Z, a-z,
   * 0-9, _ and -.
   */
  refund(input: { paymentId: string; amountPaise: Paise; key: string }): Promise<GatewayRefund>;
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
  /** Returns whether the gateway signed the parameters of a browser's redirect. */
  verifyCallback(parameters: CallbackParameters): Promise<boolean>;
  /** Returns whether the gateway signed a webhook, with the current secret or the previous one. */
  verifyWebhook(body: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean>;
}
