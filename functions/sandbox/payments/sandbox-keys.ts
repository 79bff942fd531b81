import type { RazorpayKeys } from '../../providers/payments/razorpay.ts';

/**
 * The sandbox's keys, for the shop, its gateway and scripts that sign. The three secrets differ, so that a mix-up is
 * noticed.
 */
export const SANDBOX_KEYS: RazorpayKeys = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
  formerWebhookSecret: 'sandbox-former-webhook-secret',
};
