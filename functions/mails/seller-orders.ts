import { formatInstant } from '#contract/shop/dates.ts';
import { byCase, letter } from './letter.ts';
import type { MailOf } from './letter.ts';
import { inConsole, itemRows, NUMBER_FACT, SELLER_FACT } from './order-rows.ts';
import { CASH_ORDER, ORDER, SELLER, TO, UNTIL } from './samples.ts';

type Placed = MailOf<'sellerOrderPlaced'>;
type Cancelled = MailOf<'sellerOrderCancelled'>;

const greeting = 'Namaste {seller},';
const facts = { seller: SELLER_FACT, order: NUMBER_FACT };

const rowsOf = (order: Placed['order']) => [...itemRows(order), { label: 'Delivery to', value: order.address }];

const cancelled = (title: string, when: string, first: string, isUnconfirmed: boolean) =>
  letter({
    title,
    to: 'seller',
    when,
    words: { subject: 'Items of order {order} are cancelled', greeting, text: `${first}\n\n{parcel}` },
    facts,
    sentences: { parcel: 'That a parcel which was booked is void, where one was' },
    content: ({ number, sellerName, isToBookAgain = false }: Cancelled, origin) => ({
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
      name: 'sellerOrderCancelled',
      to: TO,
      number: ORDER.number,
      sellerName: SELLER,
      isToBookAgain: !isUnconfirmed,
      isUnconfirmed,
    },
  });

/** Mails to a seller about orders of its goods. */
export const sellerOrderLetters = {
  sellerOrderPlaced: byCase(({ confirmUntil }: Placed) => (confirmUntil === undefined ? 'ready' : 'waiting'), {
    ready: letter({
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
      content: ({ order, sellerName }: Placed, origin) => ({
        facts: {
          seller: sellerName,
          order: order.number,
          gift: order.isGift ? 'It is a gift: please wrap it. What the card says stands on its packing slip.' : '',
        },
        rows: rowsOf(order),
        link: inConsole(origin),
      }),
      sample: { name: 'sellerOrderPlaced', to: TO, order: ORDER, sellerName: SELLER },
    }),
    waiting: letter({
      title: 'New order, to be confirmed by its buyer',
      to: 'seller',
      when: 'when a dear order with cash on delivery is placed, which its buyer is to confirm first',
      words: {
        subject: 'New order {order} waits for its buyer',
        greeting,
        text: "{order} is with cash on delivery and waits for the buyer's confirmation until {until}. Please do not pack it yet: we email you when it is confirmed.\n\nIf it is not confirmed, it is cancelled and its items are back on sale.",
      },
      facts: { ...facts, until: 'Until when its buyer may confirm it' },
      content: ({ order, sellerName, confirmUntil }: Placed, origin) => ({
        facts: {
          seller: sellerName,
          order: order.number,
          until: confirmUntil === undefined ? '' : formatInstant(confirmUntil),
        },
        rows: rowsOf(order),
        link: inConsole(origin),
      }),
      sample: { name: 'sellerOrderPlaced', to: TO, order: CASH_ORDER, sellerName: SELLER, confirmUntil: UNTIL },
    }),
  }),
  /** The order no longer needs cash collection. */
  sellerOrderSwitched: letter({
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
    content: ({ number, sellerName, isToBookAgain }: MailOf<'sellerOrderSwitched'>, origin) => ({
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
      name: 'sellerOrderSwitched',
      to: TO,
      number: ORDER.number,
      sellerName: SELLER,
      isToBookAgain: true,
    },
  }),
  sellerOrderCancelled: byCase(({ isUnconfirmed = false }: Cancelled) => (isUnconfirmed ? 'unconfirmed' : 'items'), {
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
};
