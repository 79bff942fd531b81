import { CHECKOUT_STEP_WORDS } from '#contract/calls/checkouts.ts';
import type { AbandonedCheckout } from '#contract/calls/checkouts.ts';
import type { LoggedChange } from '#contract/calls/audit.ts';
import type { Subscriber } from '#contract/calls/newsletter.ts';
import type { OrderSums } from '#contract/calls/payouts.ts';
import type { Columns } from '#contract/shop/csv.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { ORDER_SUM_WORDS } from '#contract/shop/ledger.ts';

/** Returns paise as rupees: `1299.5`. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2));

const day = (instant: number | null) => (instant === null ? null : formatInstant(instant));

/** The shop may mail only those that are SUBSCRIBED. */
export const SUBSCRIBER_COLUMNS: Columns<Subscriber> = {
  Email: ({ email }) => email,
  State: ({ status }) => status,
  Asked: ({ askedAt }) => day(askedAt),
  Confirmed: ({ consentAt }) => day(consentAt),
  Left: ({ leftAt }) => day(leftAt),
  Bounced: ({ bouncedAt }) => day(bouncedAt),
  'Agreed elsewhere': ({ consentSource }) => consentSource,
};

export const CHECKOUT_COLUMNS: Columns<AbandonedCheckout> = {
  Customer: ({ customer }) => customer.fullName,
  Email: ({ customer }) => customer.email,
  Mobile: ({ customer }) => customer.mobile,
  What: ({ kind }) => (kind === 'CART' ? 'Cart' : 'Unpaid order'),
  Order: ({ order }) => order?.orderId ?? null,
  'Last step': ({ step }) => CHECKOUT_STEP_WORDS[step],
  Items: ({ items }) => items.map(({ name, detail, quantity }) => `${quantity} × ${name} ${detail}`.trim()).join('; '),
  'Worth (rupees)': ({ total }) => rupees(total),
  Began: ({ beganAt }) => day(beganAt),
  'Last touched': ({ changedAt }) => day(changedAt),
  'Ordered since': ({ orderedSince }) => (orderedSince ? 'Yes' : 'No'),
  'Chose reminders': ({ wantsReminder }) => (wantsReminder ? 'Yes' : 'No'),
  Reminded: ({ remindedAt }) => day(remindedAt),
};

export const AUDIT_COLUMNS: Columns<LoggedChange> = {
  When: ({ at }) => formatInstant(at),
  Who: ({ name, by }) => name ?? by,
  Email: ({ email }) => email,
  Seller: ({ sellerName }) => sellerName,
  What: ({ action }) => action,
  Subject: ({ subject }) => subject,
  'Subject id': ({ subjectId }) => subjectId,
  Before: ({ before }) => JSON.stringify(before),
  After: ({ after }) => JSON.stringify(after),
  Reason: ({ reason }) => reason,
  Network: ({ clientNetwork }) => clientNetwork,
  Request: ({ requestId }) => requestId,
};

/** Amounts are in rupees, positive in the seller's favour. */
export const ORDER_SUM_COLUMNS: Columns<OrderSums> = {
  Order: ({ orderId }) => orderId,
  Placed: ({ placedAt }) => formatInstant(placedAt),
  Payment: ({ paymentMethod }) => paymentMethod,
  Seller: ({ sellerNames }) => sellerNames.join('; '),
  [ORDER_SUM_WORDS.sales]: ({ sales }) => rupees(sales),
  [ORDER_SUM_WORDS.discounts]: ({ discounts }) => rupees(discounts),
  [ORDER_SUM_WORDS.fees]: ({ fees }) => rupees(fees),
  [ORDER_SUM_WORDS.feeGst]: ({ feeGst }) => rupees(feeGst),
  [ORDER_SUM_WORDS.withheld]: ({ withheld }) => rupees(withheld),
  [ORDER_SUM_WORDS.refunds]: ({ refunds }) => rupees(refunds),
  [ORDER_SUM_WORDS.handedOver]: ({ handedOver }) => rupees(handedOver),
  'To the seller': ({ net }) => rupees(net),
  'In payouts': ({ inPayouts }) => rupees(inPayouts),
};
