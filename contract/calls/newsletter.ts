import * as z from 'zod/mini';
import { Email } from './auth.ts';

export const NEWSLETTER_STATUSES = ['PENDING', 'SUBSCRIBED', 'UNSUBSCRIBED'] as const;

/** How long the link of a mail can still be used to say yes. */
export const NEWSLETTER_LINK_DAYS = 14;

export const Subscribe = z.object({ email: Email });
export type Subscribe = z.output<typeof Subscribe>;
