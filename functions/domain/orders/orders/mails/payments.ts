import * as z from 'zod/mini';
import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { AMOUNT_FACT, NAME_FACT, NUMBER_FACT } from '../../../../mails/facts.ts';
import { mailTemplate } from '../../../../mails/mail-template.ts';
import { lookAt, PaymentMail } from '../../../../mails/order.ts';
import { PAYMENT, UNTIL } from '../../../../mails/samples.ts';
import { mailKind } from '../../../platform/outbox/index.ts';

const greeting = 'Namaste {name},';
const facts = { name: NAME_FACT, order: NUMBER_FACT, amount: AMOUNT_FACT };

/** A payment was attempted and failed. The order waits for another one. */
export const paymentFailedMail = mailKind(
  'paymentFailed',
  z.object({ order: PaymentMail, payUntil: z.nullable(z.number()) }),
  mailTemplate({
    title: 'Payment failed',
    to: 'shopper',
    when: 'when a payment for an order did not go through',
    words: {
      subject: 'Your payment for order {order} did not go through',
      greeting,
      text: 'Your payment of {amount} for order {order} did not go through. If the amount was taken from your account, your bank returns it by itself.\n\n{how long}',
    },
    facts,
    sentences: { 'how long': 'Until when the items are held, and that it can be paid again' },
    content: ({ order: { number, fullName, amountPaise }, payUntil }, origin) => ({
      facts: {
        name: fullName,
        order: number,
        amount: formatPaise(amountPaise),
        'how long':
          payUntil === null
            ? 'You can pay again on the page of your order.'
            : `We hold the items for you until ${formatInstant(payUntil)}. You can pay again until then.`,
      },
      link: { label: 'Pay again', href: `${origin}/orders?orderId=${number}` },
    }),
    sample: { order: PAYMENT, payUntil: UNTIL },
  }),
);

/** A payment that does not belong to the order is refunded in full. */
export const paymentReturnedMail = mailKind(
  'paymentReturned',
  z.object({ order: PaymentMail }),
  mailTemplate({
    title: 'A second payment refunded',
    to: 'shopper',
    when: 'when a payment was not needed and goes back',
    words: {
      subject: 'A payment for order {order} is refunded',
      greeting,
      text: 'We received a payment of {amount} for order {order} that was not needed. It is refunded to the account you paid from. Banks take 5 to 7 working days to show it.',
    },
    facts,
    content: ({ order: { number, fullName, amountPaise } }, origin) => ({
      facts: { name: fullName, order: number, amount: formatPaise(amountPaise) },
      link: lookAt(number, origin),
    }),
    sample: { order: PAYMENT },
  }),
);
