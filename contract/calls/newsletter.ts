import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { Id, Instant, prose } from './wire.ts';

export const NEWSLETTER_STATUSES = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED'] as const;

/** The number of days in which the link of a mail can confirm a subscription. */
export const NEWSLETTER_LINK_DAYS = 14;

export const Subscribe = z.object({ email: Email });
export type Subscribe = z.output<typeof Subscribe>;

/** A subscriber to the newsletter, in the console's list. */
export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  status: z.enum(NEWSLETTER_STATUSES),
  createdAt: Instant,
  /** The time of the last request to confirm; null after unsubscribing. */
  askedAt: z.nullable(Instant),
  consentAt: z.nullable(Instant),
  leftAt: z.nullable(Instant),
  /** When the mail service refused the address for good, which ended the subscription. */
  bouncedAt: z.nullable(Instant),
  /** Where the consent came from if it was not given here. */
  consentSource: z.nullable(z.string()),
  version: z.int(),
});
export type Subscriber = z.output<typeof Subscriber>;

const REASON = 'Please give a reason';

/** Unsubscribes a person who wrote or called. */
export const EndSubscription = z.object({
  /** Stored in the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type EndSubscription = z.output<typeof EndSubscription>;
