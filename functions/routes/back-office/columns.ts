import { CHECKOUT_STEP_WORDS } from '#contract/calls/checkouts.ts';
import type { AbandonedCheckout } from '#contract/calls/checkouts.ts';
import type { LoggedChange } from '#contract/calls/audit.ts';
import type { Subscriber } from '#contract/calls/newsletter.ts';
import type { Columns } from '#contract/shop/csv.ts';
import { formatInstant } from '#contract/shop/dates.ts';

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
