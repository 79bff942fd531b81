import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { AMOUNT_FACT, lookAt, NAME_FACT, NUMBER_FACT } from './order-rows.ts';
import { PAYMENT, TO, UNTIL, WHEN } from './samples.ts';

const greeting = 'Namaste {name},';
const facts = { name: NAME_FACT, order: NUMBER_FACT, amount: AMOUNT_FACT };

/** Labels of payment methods, by the gateway's names. */
const METHODS: Record<string, string> = {
  upi: 'your UPI account',
  card: 'your card',
  netbanking: 'your bank account',
  transfer: 'your account',
};

export const paymentLetters = {
  /** A payment was attempted and failed. The order waits for another one. */
  paymentFailed: letter({
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
    content: ({ order: { number, fullName, amountPaise }, payUntil }: MailOf<'paymentFailed'>, origin) => ({
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
    sample: { name: 'paymentFailed', to: TO, order: PAYMENT, payUntil: UNTIL },
  }),
  /** A payment that does not belong to the order is refunded in full. */
  paymentReturned: letter({
    title: 'A second payment refunded',
    to: 'shopper',
    when: 'when a payment was not needed and goes back',
    words: {
      subject: 'A payment for order {order} is refunded',
      greeting,
      text: 'We received a payment of {amount} for order {order} that was not needed. It is refunded to the account you paid from. Banks take 5 to 7 working days to show it.',
    },
    facts,
    content: ({ order: { number, fullName, amountPaise } }: MailOf<'paymentReturned'>, origin) => ({
      facts: { name: fullName, order: number, amount: formatPaise(amountPaise) },
      link: lookAt(number, origin),
    }),
    sample: { name: 'paymentReturned', to: TO, order: PAYMENT },
  }),
  /** The gateway has refunded money. */
  refunded: letter({
    title: 'Refunded',
    to: 'shopper',
    when: 'when the payment gateway has refunded an amount',
    words: {
      subject: '{amount} of your order {order} is refunded',
      greeting,
      text: 'We have refunded {amount} of your order {order} to {account}. Banks take 5 to 7 working days to show it.\n\n{reason}',
    },
    facts: { ...facts, account: 'Where it was paid from, such as ‘your card’' },
    sentences: { reason: 'Why, where a return says so' },
    content: ({ order, method, at, reference, returned }: MailOf<'refunded'>, origin) => {
      const { number, fullName, amountPaise } = order;
      const account = METHODS[method] ?? 'the account you paid from';
      const amount = formatPaise(amountPaise);
      return {
        facts: {
          name: fullName,
          order: number,
          amount,
          account,
          reason: returned?.reason ? `The reason given: ${returned.reason}` : '',
        },
        rows: [
          { label: 'Amount', value: amount },
          { label: 'Given back on', value: formatInstant(at) },
          { label: 'To', value: account },
          { label: 'Reference', value: reference },
          ...(returned ? [{ label: 'For', value: returned.reference }] : []),
        ],
        link: lookAt(number, origin),
      };
    },
    sample: { name: 'refunded', to: TO, order: PAYMENT, method: 'upi', at: WHEN, reference: 'rfnd_9A8B7C' },
  }),
};
