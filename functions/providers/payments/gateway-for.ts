import type { Configuration } from '../../configuration.ts';
import type { PaymentGateway } from './payments.ts';
import { razorpay } from './razorpay.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

/** The payment gateway a shop is configured for: the same adapter in both modes, with other keys. */
export function gatewayFor(configuration: Configuration, fetcher: typeof fetch): PaymentGateway {
  if (configuration.MODE === 'sandbox') return razorpay(fetcher, SANDBOX_KEYS);
  return razorpay(fetcher, {
    keyId: configuration.RAZORPAY_KEY_ID,
    keySecret: configuration.RAZORPAY_KEY_SECRET,
    webhookSecret: configuration.RAZORPAY_WEBHOOK_SECRET,
    formerWebhookSecret: configuration.RAZORPAY_FORMER_WEBHOOK_SECRET,
  });
}
