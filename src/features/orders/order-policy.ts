import type { StorePolicy } from '#contract/shop/policy.ts';
import type { OrderPolicy } from './order-text.ts';

/** Of the settings, what the pages of orders say. */
export function orderPolicy({ dispatchHours, refundBusinessDays }: StorePolicy): OrderPolicy {
  return { dispatchHours, refundBusinessDays };
}
