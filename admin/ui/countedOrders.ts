import { OWED_WORDS } from '#contract/shop/ledger.ts';
import type { OwedState } from '#contract/shop/ledger.ts';
import { sourceInWords } from '#contract/shop/order-source.ts';
import type { OrderSourceKind } from '#contract/shop/order-source.ts';
import type { OrderOutcome } from '#contract/states/order.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/ui.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

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
  ORDERED: words.paidOrInCash,
  SOLD: words.sold,
  CANCELLED: words.withCancelledItems,
  RETURNED: words.withReturnedItems,
  UNDELIVERED: words.neverArrived,
  SENT: common.sent,
  SENT_LATE: words.sentLate,
};

/** Returns an hour of a day. @example hourText('2026-11-20 13') // '20 Nov 2026, 13:00 to 14:00' */
export function hourText(hour: string): string {
  const begins = Number(hour.slice(11));
  return words.hourOfDay(formatDay(hour.slice(0, 10)), begins, begins + 1);
}

/** Returns the description of counted orders. @example 'orders: sold, to Kerala, 1 Nov 2026 to 30 Nov 2026' */
export function ordersText(counted: CountedOrders) {
  const { outcome, from, to, hour, state, pinCode, couponCode, sourceKind, sourceName = '', productId, owed } = counted;
  const parts = [
    outcome && OUTCOME_LABELS[outcome].toLowerCase(),
    owed && shared(OWED_WORDS[owed]).toLowerCase(),
    state && words.toState(shared(state)),
    pinCode && words.toPinPinCode(pinCode),
    couponCode && words.withCoupon(couponCode),
    sourceKind && shared(sourceInWords({ kind: sourceKind, name: sourceName, campaign: '' })).toLowerCase(),
    productId !== undefined && words.ofThisProduct,
    hour && hourText(hour),
    !hour && from && to && (from === to ? formatDay(from) : common.fromTo(formatDay(from), formatDay(to))),
  ];
  return words.ordersList(parts.filter(Boolean).join(', '));
}
