import { formatDay } from '#contract/shop/dates.ts';
import { OWED_WORDS } from '#contract/shop/ledger.ts';
import type { OwedState } from '#contract/shop/ledger.ts';
import { sourceInWords } from '#contract/shop/order-source.ts';
import type { OrderSourceKind } from '#contract/shop/order-source.ts';
import type { OrderOutcome } from '#contract/states/order.ts';

/** The filters of the orders that a figure counts or sums. */
export interface CountedOrders {
  outcome?: OrderOutcome;
  from?: string;
  to?: string;
  hour?: string;
  state?: string;
  pinCode?: string;
  couponCode?: string;
  sourceKind?: OrderSourceKind;
  sourceName?: string;
  productId?: number;
  sellerId?: number;
  owed?: OwedState;
}

/** The labels of the list's filter. */
export const OUTCOME_LABELS: Record<OrderOutcome, string> = {
  ORDERED: 'Paid or in cash',
  SOLD: 'Sold',
  CANCELLED: 'With cancelled items',
  RETURNED: 'With returned items',
  UNDELIVERED: 'Never arrived',
  SENT: 'Sent',
  SENT_LATE: 'Sent late',
};

/** Returns an hour of a day. @example hourText('2026-11-20 13') // '20 Nov 2026, 13:00 to 14:00' */
export function hourText(hour: string): string {
  const begins = Number(hour.slice(11));
  return `${formatDay(hour.slice(0, 10))}, ${begins}:00 to ${begins + 1}:00`;
}

/** Returns the description of counted orders. @example 'orders: sold, to Kerala, 1 Nov 2026 to 30 Nov 2026' */
export function ordersText(counted: CountedOrders) {
  const { outcome, from, to, hour, state, pinCode, couponCode, sourceKind, sourceName = '', productId, owed } = counted;
  const parts = [
    outcome && OUTCOME_LABELS[outcome].toLowerCase(),
    owed && OWED_WORDS[owed].toLowerCase(),
    state && `to ${state}`,
    pinCode && `to PIN ${pinCode}`,
    couponCode && `coupon ${couponCode}`,
    sourceKind && sourceInWords({ kind: sourceKind, name: sourceName, campaign: '' }).toLowerCase(),
    productId !== undefined && 'of this product',
    hour && hourText(hour),
    !hour && from && to && (from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`),
  ];
  return `orders: ${parts.filter(Boolean).join(', ')}`;
}
