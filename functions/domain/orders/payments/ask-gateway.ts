import { ProviderError } from '../../../ports/provider-error.ts';
import type { PaymentGateway } from '../../../ports/payments.ts';
import type { Shop } from '../../shop.ts';

/** Calls the gateway. Returns undefined and logs the error when the call fails. */
export async function askGateway<Answer>(
  shop: Shop,
  ask: (gateway: PaymentGateway) => Promise<Answer>,
): Promise<{ answer: Answer } | undefined> {
  try {
    return { answer: await ask(shop.payments) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('payments.unreachable', error);
    return undefined;
  }
}
