import * as z from 'zod/mini';
import { NEWSLETTER_STATUSES } from './newsletter.ts';

/** Mails that are a choice. Those about an order, a return, money or the account itself always come. */
export const NOTICE_KINDS = ['reviewReminder', 'priceDrop', 'cartReminder'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What holds for who has not chosen. */
export const NOTICES_BY_DEFAULT: Record<NoticeKind, boolean> = {
  reviewReminder: true,
  priceDrop: false,
  cartReminder: false,
};

/** A price is told to have dropped when it is lower by so much of what it was. */
export const PRICE_DROP_PERCENT = 5;

/** A cart is reminded of once nobody touched it for so long, and not when it is older than so many days. */
export const CART_REMINDER_HOURS = 24;
export const CART_REMINDER_UP_TO_DAYS = 14;

/** What a kind is called beside its switch and in its mails' way out. */
export const NOTICE_WORDS: Record<NoticeKind, string> = {
  reviewReminder: 'Reminders to review your orders',
  priceDrop: 'Price drops on your wishlist',
  cartReminder: 'Reminders of your cart',
};

export const Notices = z.object({
  reviewReminder: z.boolean(),
  priceDrop: z.boolean(),
  cartReminder: z.boolean(),
  /** Where they stand with the newsletter; null where they never asked for it. */
  newsletter: z.nullable(z.enum(NEWSLETTER_STATUSES)),
});
export type Notices = z.output<typeof Notices>;

/** What is not said stays. The newsletter is left here; joining it goes by its own mail. */
export const ChangeNotices = z.object({
  reviewReminder: z.optional(z.boolean()),
  priceDrop: z.optional(z.boolean()),
  cartReminder: z.optional(z.boolean()),
  newsletter: z.optional(z.literal(false, 'The newsletter is joined by its own form')),
});
export type ChangeNotices = z.output<typeof ChangeNotices>;
