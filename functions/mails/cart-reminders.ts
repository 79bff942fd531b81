import { stopNoticePath } from '#contract/pages/paths.ts';
import { letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { itemRows, NAME_FACT } from './order-rows.ts';
import { ORDER, SHOPPER, TO, TOKEN } from './samples.ts';

export const cartReminderLetters = {
  /** Reminds of a cart, once. It creates no hurry and offers no discount. */
  cartReminder: letter({
    title: 'Reminder of a cart',
    to: 'shopper',
    when: 'once for each cart, a day after it was last touched, to who chose these emails',
    words: {
      subject: 'Your cart at Ratnahaat',
      greeting: 'Namaste {name},',
      text: 'You asked us to remind you of what you left in your cart. The items below are still in it, and in stock today.\n\n{once}',
    },
    facts: { name: NAME_FACT },
    sentences: { once: 'That the items are not held, and that this is the only email about this cart' },
    content: ({ fullName, items, token }: MailOf<'cartReminder'>, origin) => ({
      facts: {
        name: fullName,
        once: 'They are not held for you, and prices may change. This is our only email about this cart.',
      },
      rows: itemRows({ items }),
      link: { label: 'Open your cart', href: `${origin}/cart` },
      unsubscribe: { label: 'Stop cart reminders', href: origin + stopNoticePath(token) },
    }),
    sample: { name: 'cartReminder', to: TO, fullName: SHOPPER, items: ORDER.items, token: TOKEN },
  }),
};
