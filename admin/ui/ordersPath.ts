import type { OrderOutcome } from '#contract/states/order.ts';

/** What a figure counts of the orders. */
export interface CountedOrders {
  outcome: OrderOutcome;
  from: string;
  to: string;
  state?: string;
  pinCode?: string;
  couponCode?: string;
  productId?: number;
}

/** The list of the very orders a figure counts. */
export function ordersPath(counted: CountedOrders): string {
  return `/orders?filter=${encodeURIComponent(JSON.stringify(counted))}`;
}
