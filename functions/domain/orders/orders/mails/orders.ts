import * as z from 'zod/mini';
import { confirmOrderPath } from '#contract/pages/paths.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { AMOUNT_FACT, NAME_FACT, NUMBER_FACT } from '../../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { itemRows, lookAt, PaymentMail } from '../../../../mails/order.ts';
import { PAYMENT, TOKEN, UNTIL } from '../../../../mails/samples.ts';
import { message, withMessage } from '../../../platform/messages/index.ts';
import { mailKind } from '../../../platform/outbox/index.ts';
import { codToConfirmMessage, orderPaidMessage, orderPlacedMessage } from '../messages.ts';
import { amountRows, arrival, CASH_ORDER, FILM_IT, ORDER, OrderMail } from './order-mail.ts';

const OrderCancelled = z.object({
  order: PaymentMail,
  isWhole: z.boolean(),
  /** Whether it was cancelled since nobody confirmed it in time. */
  isUnconfirmed: z.optional(z.boolean()),
});
type OrderCancelled = z.infer<typeof OrderCancelled>;

const greeting = 'Namaste {name},';
const facts = { name: NAME_FACT, order: NUMBER_FACT };

const cancelled = (title: string, when: string, subject: string, first: string, sample: OrderCancelled) =>
  mailTemplate({
    title,
    to: 'shopper',
    when,
    words: { subject, greeting, text: `${first}\n\n{refund}` },
    facts,
    sentences: { refund: 'What is refunded and when, or that nothing was charged' },
    content: ({ order: { number, fullName, amountPaise } }: OrderCancelled, origin) => ({
      facts: {
        name: fullName,
        order: number,
        refund:
          amountPaise > 0
            ? `${formatPaise(amountPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`
            : 'Nothing was charged for it.',
      },
      link: lookAt(number, origin),
    }),
    sample,
  });

export const orderPlacedMail = mailKind(
  'orderPlaced',
  z.object({ order: OrderMail }),
  mailTemplate({
    title: 'Order placed',
    to: 'shopper',
    when: 'when an order is placed, and one that is paid online when it is paid',
    words: {
      subject: 'Your order {order} is placed',
      greeting,
      text: `Thank you for your order {order}. {arrival}\n\n{payment}\n\n{gift}\n\n${FILM_IT}`,
    },
    facts,
    sentences: {
      arrival: 'When it arrives, as a sentence',
      payment: 'That it is paid, or that the amount is to be kept ready',
      gift: 'That it comes gift wrapped, where it is a gift',
    },
    content: ({ order }, origin) => ({
      facts: {
        name: order.fullName,
        order: order.number,
        arrival: arrival(order.deliveryEstimate),
        payment: order.isPaid ? 'Your payment has arrived.' : 'Please keep the amount ready: you pay on delivery.',
        gift: order.isGift ? 'It comes gift wrapped, and its packing slip names no prices.' : '',
      },
      rows: [...itemRows(order), ...amountRows(order), { label: 'Delivery to', value: order.address }],
      link: { label: 'View your order', href: `${origin}/confirmation?orderId=${order.number}` },
    }),
    sample: { order: ORDER },
  }),
  withMessage(({ order }) =>
    message(order.isPaid ? orderPaidMessage : orderPlacedMessage, order.number, {
      order: order.number,
      total: formatPaise(order.totalPaise),
    }),
  ),
);

/** A cash order that is sent only after its shopper has confirmed it. */
export const codToConfirmMail = mailKind(
  'codToConfirm',
  z.object({
    order: OrderMail,
    until: z.number(),
    /** The token of the link that confirms it. */
    token: z.string(),
    /** Whether it may be paid online instead. */
    mayPayOnline: z.boolean(),
  }),
  mailTemplate({
    title: 'Please confirm your order',
    to: 'shopper',
    when: 'when an order with cash on delivery is placed which its shopper is to confirm',
    words: {
      subject: 'Please confirm your order {order}',
      greeting,
      text: 'Thank you for your order {order} with cash on delivery. Please confirm by {until} that you want it. The seller sends it after that.\n\nYour items are held for you until then. If you do not confirm, we cancel the order and you have nothing to pay.\n\nThe link opens a page where you can confirm. There you can also cancel the order{or pay}. {arrival}',
    },
    facts: { ...facts, until: 'Until when it is to be confirmed' },
    sentences: {
      'or pay': '‘, or pay it online right away’, where that is offered',
      arrival: 'When it arrives, as a sentence',
    },
    content: ({ order, until, token, mayPayOnline }, origin) => ({
      facts: {
        name: order.fullName,
        order: order.number,
        until: formatInstant(until),
        'or pay': mayPayOnline ? ', or pay it online right away' : '',
        arrival: arrival(order.deliveryEstimate),
      },
      rows: [...itemRows(order), ...amountRows(order), { label: 'Delivery to', value: order.address }],
      link: { label: 'Confirm your order', href: `${origin}${confirmOrderPath(order.number, token)}` },
    }),
    sample: { order: CASH_ORDER, until: UNTIL, token: TOKEN, mayPayOnline: true },
  }),
  withMessage(({ order, until }) =>
    message(codToConfirmMessage, order.number, {
      order: order.number,
      total: formatPaise(order.totalPaise),
      until: formatInstant(until),
    }),
  ),
);

/** An order with cash on delivery was paid online. */
export const orderSwitchedMail = mailKind(
  'orderSwitched',
  z.object({ order: PaymentMail }),
  mailTemplate({
    title: 'Paid in place of cash',
    to: 'shopper',
    when: 'when an order with cash on delivery was paid online after all',
    words: {
      subject: 'Your order {order} is paid',
      greeting,
      text: 'We received your payment of {amount} for order {order}. Thank you.\n\nIt is not a cash-on-delivery order any more: you pay nothing when the parcel arrives.',
    },
    facts: { ...facts, amount: AMOUNT_FACT },
    content: ({ order: { number, fullName, amountPaise } }, origin) => ({
      facts: { name: fullName, order: number, amount: formatPaise(amountPaise) },
      link: lookAt(number, origin),
    }),
    sample: { order: PAYMENT },
  }),
);

/** The reservation of an order that was never paid has expired. */
export const orderNotPaidMail = mailKind(
  'orderNotPaid',
  z.object({ order: PaymentMail }),
  mailTemplate({
    title: 'Order not paid',
    to: 'shopper',
    when: 'when the time to pay an order online is over',
    words: {
      subject: 'Your order {order} was not paid',
      greeting,
      text: 'We have not received the payment of {amount} for your order {order}, so its items are not held for you any more. You can put them into your cart again from the page of the order.\n\nNothing was charged. If the payment still reaches us, we send your order if the items are in stock, and refund you if they are not.',
    },
    facts: { ...facts, amount: AMOUNT_FACT },
    content: ({ order: { number, fullName, amountPaise } }, origin) => ({
      facts: { name: fullName, order: number, amount: formatPaise(amountPaise) },
      link: { ...lookAt(number, origin), label: 'Buy again' },
    }),
    sample: { order: PAYMENT },
  }),
);

/** The order was paid when its pieces were sold out. */
export const orderPaidTooLateMail = mailKind(
  'orderPaidTooLate',
  z.object({ order: PaymentMail }),
  mailTemplate({
    title: 'Paid too late',
    to: 'shopper',
    when: 'when an order is paid after its time, and its items are sold out',
    words: {
      subject: 'Your order {order} is cancelled, your refund is on its way',
      greeting,
      text: 'Your payment for order {order} arrived after the time to pay was over, and the items are sold out. We are sorry.\n\nThe order is cancelled. {amount} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.',
    },
    facts: { ...facts, amount: AMOUNT_FACT },
    content: ({ order: { number, fullName, amountPaise } }, origin) => ({
      facts: { name: fullName, order: number, amount: formatPaise(amountPaise) },
      link: lookAt(number, origin),
    }),
    sample: { order: PAYMENT },
  }),
);

/** An order or pieces of it are cancelled: by the shopper, by a seller, or for lack of a confirmation. */
export const orderCancelledMail = mailKind(
  'orderCancelled',
  OrderCancelled,
  byCase(
    ({ isWhole, isUnconfirmed = false }: OrderCancelled) =>
      isUnconfirmed ? 'unconfirmed' : isWhole ? 'whole' : 'part',
    {
      whole: cancelled(
        'Order cancelled',
        'when a whole order is cancelled',
        'Your order {order} is cancelled',
        'Your order {order} is cancelled.',
        { order: PAYMENT, isWhole: true },
      ),
      part: cancelled(
        'Part of an order cancelled',
        'when a part of an order is cancelled',
        'A part of your order {order} is cancelled',
        'A part of your order {order} is cancelled.',
        { order: { ...PAYMENT, amountPaise: 404_10 }, isWhole: false },
      ),
      unconfirmed: cancelled(
        'Order not confirmed',
        'when nobody confirmed an order in time',
        'Your order {order} is cancelled',
        'Your order {order} was not confirmed in time, so it is cancelled.',
        { order: { ...PAYMENT, amountPaise: 0 }, isWhole: true, isUnconfirmed: true },
      ),
    },
  ),
);
