import type { StorePolicy } from '#contract/shop/policy.ts';
import type { OrderPolicy } from './order-text.ts';

/** Returns the settings that order pages show. */
export function orderPolicy({ dispatchHours, refundBusinessDays }: StorePolicy): OrderPolicy {
  return { dispatchHours, refundBusinessDays };
}
