import * as z from 'zod/mini';
import { NEWSLETTER_STATUSES } from './newsletter.ts';

/** Optional mails. Mails about an order, a return, money or the account are always sent. */
export const NOTICE_KINDS = ['reviewReminder', 'priceDrop', 'cartReminder'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The defaults for people who have not chosen. */
export const NOTICES_BY_DEFAULT: Record<NoticeKind, boolean> = {
  reviewReminder: true,
  priceDrop: false,
  cartReminder: false,
};

/** The minimum price drop for a mail, in percent of the former price. */
export const PRICE_DROP_PERCENT = 5;

/** Cart reminders are sent after this many hours without a change, and not for carts older than the limit in days. */
export const CART_REMINDER_HOURS = 24;
export const CART_REMINDER_UP_TO_DAYS = 14;

/** The label of each kind at its switch and in the unsubscribe part of its mails. */
export const NOTICE_WORDS: Record<NoticeKind, string> = {
  reviewReminder: 'Reminders to review your orders',
  priceDrop: 'Price drops on your wishlist',
  cartReminder: 'Reminders of your cart',
};

export const Notices = z.object({
  reviewReminder: z.boolean(),
  priceDrop: z.boolean(),
  cartReminder: z.boolean(),
  /** The newsletter status; null for people who never subscribed. */
  newsletter: z.nullable(z.enum(NEWSLETTER_STATUSES)),
});
export type Notices = z.output<typeof Notices>;

/** Absent fields stay unchanged. It can end the newsletter; subscribing needs a confirmation mail. */
export const ChangeNotices = z.object({
  reviewReminder: z.optional(z.boolean()),
  priceDrop: z.optional(z.boolean()),
  cartReminder: z.optional(z.boolean()),
  newsletter: z.optional(z.literal(false, 'The newsletter is joined by its own form')),
});
export type ChangeNotices = z.output<typeof ChangeNotices>;
