import * as z from 'zod/mini';
import { formatInstant } from '#contract/shop/dates.ts';
import { NUMBER_FACT, SELLER_FACT } from '../../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { itemRows } from '../../../../mails/order.ts';
import { SELLER, UNTIL } from '../../../../mails/samples.ts';
import { message, withMessage } from '../../../platform/messages/index.ts';
import { mailKind } from '../../../platform/outbox/index.ts';
import { sellerOrderMessage } from '../messages.ts';
import { CASH_ORDER, inConsole, ORDER, OrderMail } from './order-mail.ts';

const SellerOrderPlaced = z.object({
  order: OrderMail,
  sellerName: z.string(),
  /** The buyer's deadline to confirm it, if it waits for that. */
  confirmUntil: z.optional(z.number()),
});
type SellerOrderPlaced = z.infer<typeof SellerOrderPlaced>;

const SellerOrderCancelled = z.object({
  number: z.string(),
  sellerName: z.string(),
  /** Whether the booked parcel was cancelled as well, while other pieces of it remain. */
  isToBookAgain: z.optional(z.boolean()),
  isUnconfirmed: z.optional(z.boolean()),
});
type SellerOrderCancelled = z.infer<typeof SellerOrderCancelled>;

const greeting = 'Namaste {seller},';
const facts = { seller: SELLER_FACT, order: NUMBER_FACT };

const rowsOf = (order: OrderMail) => [...itemRows(order), { label: 'Delivery to', value: order.address }];

const cancelled = (title: string, when: string, first: string, isUnconfirmed: boolean) =>
  mailTemplate({
    title,
    to: 'seller',
    when,
    words: { subject: 'Items of order {order} are cancelled', greeting, text: `${first}\n\n{parcel}` },
    facts,
    sentences: { parcel: 'That a parcel which was booked is void, where one was' },
    content: ({ number, sellerName, isToBookAgain = false }: SellerOrderCancelled, origin) => ({
      facts: {
        seller: sellerName,
        order: number,
        parcel: isToBookAgain
          ? 'The parcel you had booked would collect too much, so it is cancelled with the courier and its label is void. Please book the rest again.'
          : '',
      },
      link: inConsole(origin),
    }),
    sample: {
      number: ORDER.number,
      sellerName: SELLER,
      isToBookAgain: !isUnconfirmed,
      isUnconfirmed,
    },
  });

export const sellerOrderPlacedMail = mailKind(
  'sellerOrderPlaced',
  SellerOrderPlaced,
  byCase(({ confirmUntil }: SellerOrderPlaced) => (confirmUntil === undefined ? 'ready' : 'waiting'), {
    ready: mailTemplate({
      title: 'New order',
      to: 'seller',
      when: 'when an order is ready to be confirmed and packed',
      words: {
        subject: 'New order {order}',
        greeting,
        text: '{order} is waiting to be confirmed and packed.\n\n{gift}',
      },
      facts,
      sentences: { gift: 'That it is to be wrapped, where it is a gift' },
      content: ({ order, sellerName }: SellerOrderPlaced, origin) => ({
        facts: {
          seller: sellerName,
          order: order.number,
          gift: order.isGift ? 'It is a gift: please wrap it. What the card says stands on its packing slip.' : '',
        },
        rows: rowsOf(order),
        link: inConsole(origin),
      }),
      sample: { order: ORDER, sellerName: SELLER },
    }),
    waiting: mailTemplate({
      title: 'New order, to be confirmed by its buyer',
      to: 'seller',
      when: 'when an order with cash on delivery is placed which its buyer is to confirm first',
      words: {
        subject: 'New order {order} waits for its buyer',
        greeting,
        text: "{order} is with cash on delivery and waits for the buyer's confirmation until {until}. Please do not pack it yet: we email you when it is confirmed.\n\nIf it is not confirmed, it is cancelled and its items are back on sale.",
      },
      facts: { ...facts, until: 'Until when its buyer may confirm it' },
      content: ({ order, sellerName, confirmUntil }: SellerOrderPlaced, origin) => ({
        facts: {
          seller: sellerName,
          order: order.number,
          until: confirmUntil === undefined ? '' : formatInstant(confirmUntil),
        },
        rows: rowsOf(order),
        link: inConsole(origin),
      }),
      sample: { order: CASH_ORDER, sellerName: SELLER, confirmUntil: UNTIL },
    }),
  }),
  withMessage(({ order, confirmUntil }) =>
    confirmUntil === undefined
      ? message(sellerOrderMessage, order.number, {
          order: order.number,
          pieces: String(order.items.reduce((sum, { quantity }) => sum + quantity, 0)),
        })
      : undefined,
  ),
);

/** The order no longer needs cash collection. */
export const sellerOrderSwitchedMail = mailKind(
  'sellerOrderSwitched',
  z.object({
    number: z.string(),
    sellerName: z.string(),
    /** Whether the parcel that was booked to collect cash was cancelled as well. */
    isToBookAgain: z.boolean(),
  }),
  mailTemplate({
    title: 'Order paid in place of cash',
    to: 'seller',
    when: 'when an order with cash on delivery was paid online after all',
    words: {
      subject: 'Order {order} is paid online now',
      greeting,
      text: 'Order {order} was placed with cash on delivery and is paid online now. Please collect nothing for it.\n\nIf it had an invoice, a credit note takes it back and a new invoice has the new amounts. Please send the new one.\n\n{parcel}',
    },
    facts,
    sentences: { parcel: 'That a parcel which was booked is void, where one was' },
    content: ({ number, sellerName, isToBookAgain }, origin) => ({
      facts: {
        seller: sellerName,
        order: number,
        parcel: isToBookAgain
          ? 'The parcel you had booked would collect cash, so it is cancelled with the courier and its label is void. Please book it again.'
          : '',
      },
      link: inConsole(origin),
    }),
    sample: {
      number: ORDER.number,
      sellerName: SELLER,
      isToBookAgain: true,
    },
  }),
);

export const sellerOrderCancelledMail = mailKind(
  'sellerOrderCancelled',
  SellerOrderCancelled,
  byCase(({ isUnconfirmed = false }: SellerOrderCancelled) => (isUnconfirmed ? 'unconfirmed' : 'items'), {
    items: cancelled(
      'Items cancelled',
      'when items of an order are cancelled',
      'Items of order {order} are cancelled and back on sale. Please check the order before you pack.',
      false,
    ),
    unconfirmed: cancelled(
      'Order not confirmed by its buyer',
      'when a buyer did not confirm an order in time',
      'The buyer did not confirm order {order} in time. It is cancelled, and its items are back on sale.',
      true,
    ),
  }),
);
