import * as z from 'zod/mini';
import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { AMOUNT_FACT, NAME_FACT, NUMBER_FACT } from '../../../mails/facts.ts';
import { mailTemplate } from '../../../mails/mail-template.ts';
import { lookAt, PaymentMail } from '../../../mails/order.ts';
import { PAYMENT, WHEN } from '../../../mails/samples.ts';
import { message, withMessage } from '../../platform/messages/index.ts';
import { mailKind } from '../../platform/outbox/index.ts';
import { refundSentMessage } from './messages.ts';

const greeting = 'Namaste {name},';
const facts = { name: NAME_FACT, order: NUMBER_FACT, amount: AMOUNT_FACT };

/** Labels of payment methods, by the gateway's names. */
const METHODS: Record<string, string> = {
  upi: 'your UPI account',
  card: 'your card',
  netbanking: 'your bank account',
  transfer: 'your account',
};

/** The gateway has refunded money. */
export const refundedMail = mailKind(
  'refunded',
  z.object({
    order: PaymentMail,
    /** The payment method, and when the gateway refunded it. */
    method: z.string(),
    at: z.number(),
    reference: z.string(),
    /** The return it is for, with the reason that was given. */
    returned: z.optional(z.nullable(z.object({ reference: z.string(), reason: z.string() }))),
  }),
  mailTemplate({
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
    content: ({ order, method, at, reference, returned }, origin) => {
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
    sample: { order: PAYMENT, method: 'upi', at: WHEN, reference: 'rfnd_9A8B7C' },
  }),
  withMessage(({ order: { number, amountPaise } }) =>
    message(refundSentMessage, number, { order: number, amount: formatPaise(amountPaise) }),
  ),
);
