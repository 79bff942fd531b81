import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { Id, Instant, prose } from './wire.ts';

export const NEWSLETTER_STATUSES = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED'] as const;

/** How long the link of a mail can still be used to say yes. */
export const NEWSLETTER_LINK_DAYS = 14;

export const Subscribe = z.object({ email: Email });
export type Subscribe = z.output<typeof Subscribe>;

/** Who asked for the newsletter, in the console's list. */
export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  status: z.enum(NEWSLETTER_STATUSES),
  createdAt: Instant,
  /** When they were last asked for the second yes; null once they left. */
  askedAt: z.nullable(Instant),
  consentAt: z.nullable(Instant),
  leftAt: z.nullable(Instant),
  version: z.int(),
});
export type Subscriber = z.output<typeof Subscriber>;

const REASON = 'Please give a reason';

/** Ends the letters to somebody who wrote or called. */
export const EndSubscription = z.object({
  /** Kept in the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', REASON).check(z.minLength(1, REASON)),
  version: z.optional(z.int()),
});
export type EndSubscription = z.output<typeof EndSubscription>;
