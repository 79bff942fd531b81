import { refuse } from '#contract/calls/refusals.ts';
import type { PlainRefusalCode } from '#contract/calls/refusals.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { Shop } from '../../shop.ts';

/**
 * Returns the couriers' response to a query. If they fail, the call is refused with this code and the error is logged.
 */
export async function askCouriers<Answered>(
  shop: Pick<Shop, 'log' | 'couriers'>,
  code: PlainRefusalCode,
  ask: (couriers: Shop['couriers']) => Promise<Answered>,
): Promise<Answered> {
  try {
    return await ask(shop.couriers);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('couriers.failed', error);
    return refuse(code);
  }
}
