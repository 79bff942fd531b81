import * as z from 'zod/mini';
import { stopNoticePath } from '#contract/pages/paths.ts';
import { NAME_FACT } from '../../../mails/facts.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { itemRows, MailedItem } from '../../../mails/order.ts';
import { ITEMS, SHOPPER, TOKEN } from '../../../mails/samples.ts';
import { message, withMessage } from '../../platform/messages/index.ts';
import { mailKind } from '../../platform/outbox/index.ts';
import { cartReminderMessage } from './messages.ts';

/** Reminds of a cart, once. It creates no hurry and offers no discount. */
export const cartReminderMail = mailKind(
  'cartReminder',
  z.object({
    fullName: z.string(),
    items: z.array(MailedItem),
    /** Unsubscribes from such mails. */
    token: z.string(),
  }),
  mailTemplate({
    title: 'Reminder of a cart',
    to: 'shopper',
    when: 'once for each cart, a day after it was last touched, to who chose these emails',
    words: {
      subject: 'Your cart at {shop}',
      greeting: 'Namaste {name},',
      text: 'You asked us to remind you of what you left in your cart. The items below are still in it, and in stock today.\n\n{once}',
    },
    facts: { name: NAME_FACT },
    sentences: { once: 'That the items are not held, and that this is the only email about this cart' },
    content: ({ fullName, items, token }, origin) => ({
      facts: {
        name: fullName,
        once: 'They are not held for you, and prices may change. This is our only email about this cart.',
      },
      rows: itemRows({ items }),
      link: { label: 'Open your cart', href: `${origin}/cart` },
      unsubscribe: { label: 'Stop cart reminders', href: origin + stopNoticePath(token) },
    }),
    sample: { fullName: SHOPPER, items: ITEMS, token: TOKEN },
  }),
  withMessage(({ items }) =>
    message(cartReminderMessage, null, { pieces: String(items.reduce((sum, { quantity }) => sum + quantity, 0)) }),
  ),
);
