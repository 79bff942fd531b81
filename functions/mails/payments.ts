import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { Mail, PaymentMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

/** A payment was tried and did not go through; the order waits for another. */
export function paymentFailed(
  { number, fullName, amountPaise }: PaymentMail,
  payUntil: number | null,
  origin: string,
): MailContent {
  return {
    subject: `Your payment for order ${number} did not go through`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `Your payment of ${formatPaise(amountPaise)} for order ${number} did not go through. If the amount was taken from your account, your bank returns it by itself.`,
      payUntil === null
        ? 'You can pay again on the page of your order.'
        : `We hold the items for you until ${formatInstant(payUntil)}. You can pay again until then.`,
    ],
    link: { label: 'Pay again', href: `${origin}/orders?orderId=${number}` },
  };
}

/** By what was paid, as the gateway calls it, in words. */
const METHODS: Record<string, string> = {
  upi: 'your UPI account',
  card: 'your card',
  netbanking: 'your bank account',
  transfer: 'your account',
};

/** The gateway has given money back. */
export function refunded(
  { number, fullName, amountPaise }: PaymentMail,
  { method, at, reference, returned }: Omit<Extract<Mail, { name: 'refunded' }>, 'name' | 'to' | 'order'>,
  origin: string,
): MailContent {
  const where = METHODS[method] ?? 'the account you paid from';
  return {
    subject: `${formatPaise(amountPaise)} of your order ${number} is refunded`,
    greeting: `Namaste ${fullName},`,
    paragraphs: [
      `We have refunded ${formatPaise(amountPaise)} of your order ${number} to ${where}. Banks take 5 to 7 working days to show it.`,
      ...(returned?.reason ? [returned.reason] : []),
    ],
    rows: [
      { label: 'Amount', value: formatPaise(amountPaise) },
      { label: 'Given back on', value: formatInstant(at) },
      { label: 'To', value: where },
      { label: 'Reference', value: reference },
      ...(returned ? [{ label: 'For', value: returned.reference }] : []),
    ],
    link: { label: 'View your order', href: `${origin}/orders?orderId=${number}` },
  };
}
