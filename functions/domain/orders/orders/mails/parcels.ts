import * as z from 'zod/mini';
import { formatWeekday } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { NAME_FACT, NUMBER_FACT } from '../../../../mails/facts.ts';
import type { MailRow } from '../../../../mails/layout.ts';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { CHOKER, ORDER_NUMBER, SELLER, SHOPPER } from '../../../../mails/samples.ts';
import { message, withMessage } from '../../../platform/messages/index.ts';
import type { Message } from '../../../platform/messages/index.ts';
import { mailKind } from '../../../platform/outbox/index.ts';
import {
  parcelDeliveredMessage,
  parcelFailedMessage,
  parcelShippedMessage,
  parcelTodayCashMessage,
  parcelTodayMessage,
} from '../messages.ts';
import { FILM_IT } from './order-mail.ts';

/** A status change of a parcel, for its shopper or its seller. */
export const ParcelMail = z.object({
  step: z.enum([
    'confirmed',
    'shipped',
    'outForDelivery',
    'delivered',
    'failed',
    'returning',
    'cameBack',
    'lost',
    'corrected',
  ]),
  number: z.string(),
  fullName: z.string(),
  sellerName: z.string(),
  contents: z.optional(z.string()),
  courierName: z.string(),
  awb: z.string(),
  /** Cash collected on delivery. */
  codPaise: z.nullable(z.number()),
  etdOn: z.nullable(z.string()),
  /** The refund to the shopper with this step. */
  refundPaise: z.optional(z.number()),
  /** The corrected status in a word, if a step is reverted. */
  statusWord: z.optional(z.string()),
});
export type ParcelMail = z.infer<typeof ParcelMail>;

export const ParcelMoved = z.object({ parcel: ParcelMail });
export type ParcelMoved = z.infer<typeof ParcelMoved>;

export const PARCEL: Omit<ParcelMail, 'step'> = {
  number: ORDER_NUMBER,
  fullName: SHOPPER,
  sellerName: SELLER,
  contents: CHOKER.name,
  courierName: 'Godavari Surface',
  awb: 'SBX000000017',
  codPaise: 1527_00,
  etdOn: '2026-11-27',
};

type Step = ParcelMail['step'];

/** The texts of one step, with an optional sentence of its own. */
interface Said {
  title: string;
  when: string;
  subject: string;
  text: string;
  money?: { says: string; of(parcel: ParcelMail): string };
  more?: Partial<ParcelMail>;
}

const nothingToPay = 'You have nothing to pay for it.';
const refundOf = ({ refundPaise = 0 }: ParcelMail) =>
  refundPaise > 0
    ? `${formatPaise(refundPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`
    : nothingToPay;
const REFUND = 'What is refunded and when, or that there is nothing to pay';

const FACTS: Record<string, string> = { name: NAME_FACT, order: NUMBER_FACT };
const CORRECTED_FACTS: Record<string, string> = {
  ...FACTS,
  status: 'Where the order is after all, such as ‘confirmed’',
};
const NO_SENTENCES: Record<string, string> = {};

/**
 * Returns the mail for a step of a parcel, with the tracking link and, after a failed delivery, a link to give
 * instructions.
 */
const moved = (step: Step, { title, when, subject, text, money, more }: Said) =>
  mailTemplate({
    title,
    to: 'shopper',
    when,
    words: { subject, greeting: 'Namaste {name},', text },
    facts: step === 'corrected' ? CORRECTED_FACTS : FACTS,
    sentences: money ? { money: money.says } : NO_SENTENCES,
    content: ({ parcel }: ParcelMoved, origin) => ({
      facts: {
        name: parcel.fullName,
        order: parcel.number,
        status: parcel.statusWord ?? '',
        money: money?.of(parcel) ?? '',
      },
      rows: rowsOf(parcel),
      link: {
        label: step === 'failed' ? 'Choose what to do next' : 'Track your parcel',
        href: `${origin}/track-order?orderId=${parcel.number}`,
      },
    }),
    sample: { parcel: { ...PARCEL, step, ...more } },
  });

const PAID: Partial<ParcelMail> = { codPaise: null, refundPaise: 1374_00 };

export const parcelMovedMail = mailKind(
  'parcelMoved',
  ParcelMoved,
  byCase(({ parcel }: ParcelMoved) => parcel.step, {
    confirmed: moved('confirmed', {
      title: 'Order confirmed',
      when: 'when a seller has confirmed an order',
      subject: 'Your order {order} is confirmed',
      text: 'The seller has confirmed your order {order} and packs it now.',
    }),
    shipped: moved('shipped', {
      title: 'On its way',
      when: 'when a parcel was handed to the courier',
      subject: 'Your order {order} is on its way',
      text: `A parcel of your order {order} was handed to the courier.\n\n${FILM_IT}`,
    }),
    outForDelivery: moved('outForDelivery', {
      title: 'Arrives today',
      when: 'when a parcel is with the delivery person',
      subject: 'Your order {order} arrives today',
      text: `A parcel of your order {order} is with the delivery person and arrives today.\n\n{money}\n\n${FILM_IT}`,
      money: {
        says: 'That the amount is to be kept ready, where it is paid on delivery',
        of: ({ codPaise }) => (codPaise === null ? '' : 'Please keep the amount ready.'),
      },
    }),
    delivered: moved('delivered', {
      title: 'Delivered',
      when: 'when a parcel was delivered',
      subject: 'Your order {order} is delivered',
      text: `A parcel of your order {order} was delivered. We hope you like it.\n\n${FILM_IT}`,
    }),
    failed: moved('failed', {
      title: 'Could not be delivered',
      when: 'when a courier could not deliver a parcel',
      subject: 'Your order {order} could not be delivered',
      text: 'The courier could not deliver a parcel of your order {order}.\n\nPlease tell us whether the courier should try again, and on which day, or send the parcel back.',
    }),
    returning: moved('returning', {
      title: 'Goes back to the seller',
      when: 'when a parcel that could not be delivered goes back',
      subject: 'A parcel of your order {order} goes back to the seller',
      text: 'A parcel of your order {order} could not be delivered, and the courier takes it back to the seller.\n\n{money}',
      money: {
        says: 'That it is refunded when it arrives there, or that there is nothing to pay',
        of: ({ codPaise }) =>
          codPaise === null ? 'What you paid for it is refunded as soon as it arrives there.' : nothingToPay,
      },
      more: { codPaise: null },
    }),
    cameBack: moved('cameBack', {
      title: 'Back with the seller',
      when: 'when a parcel that could not be delivered is back with its seller',
      subject: 'A parcel of your order {order} is back with the seller',
      text: 'A parcel of your order {order} could not be delivered and is back with the seller.\n\n{money}',
      money: { says: REFUND, of: refundOf },
      more: PAID,
    }),
    lost: moved('lost', {
      title: 'Parcel lost',
      when: 'when a courier has lost a parcel',
      subject: 'A parcel of your order {order} was lost',
      text: 'The courier has lost a parcel of your order {order}. We are sorry.\n\n{money}\n\nIf you still want the items, please order them again.',
      money: { says: REFUND, of: refundOf },
      more: PAID,
    }),
    corrected: moved('corrected', {
      title: 'A correction',
      when: 'when a seller takes back a step that shoppers were told of',
      subject: 'A correction: your order {order} is {status}',
      text: 'Our last email about your order {order} was sent too early. The order is {status} at the moment. We are sorry.\n\nWe email you as soon as it moves on.',
      more: { statusWord: 'confirmed' },
    }),
  }),
  withMessage(({ parcel }) => parcelMessage(parcel)),
);

/** Returns the message about a step of a parcel; undefined for a step without one. */
function parcelMessage({ step, number: order, courierName, awb, codPaise }: ParcelMail): Message | undefined {
  if (step === 'shipped')
    return message(parcelShippedMessage, order, { order, courier: courierName || '-', awb: awb || '-' });
  if (step === 'outForDelivery') {
    return codPaise === null
      ? message(parcelTodayMessage, order, { order })
      : message(parcelTodayCashMessage, order, { order, amount: formatPaise(codPaise) });
  }
  if (step === 'failed') return message(parcelFailedMessage, order, { order, awb: awb || '-' });
  return step === 'delivered' ? message(parcelDeliveredMessage, order, { order }) : undefined;
}

/** Returns the rows below the text of a mail about a parcel. */
export function rowsOf({
  step,
  sellerName,
  contents,
  courierName,
  awb,
  codPaise,
  etdOn,
  refundPaise = 0,
}: ParcelMail): MailRow[] {
  const isComing = step === 'confirmed' || step === 'shipped' || step === 'outForDelivery' || step === 'failed';
  return [
    ...(contents ? [{ label: 'Items', value: contents }] : []),
    { label: 'Sold by', value: sellerName },
    ...(courierName ? [{ label: 'Courier', value: courierName }] : []),
    ...(awb ? [{ label: 'AWB', value: awb }] : []),
    ...(step === 'shipped' && etdOn ? [{ label: 'Expected', value: formatWeekday(etdOn) }] : []),
    ...(codPaise !== null && isComing ? [{ label: 'To pay on delivery', value: formatPaise(codPaise) }] : []),
    ...(refundPaise > 0 ? [{ label: 'Goes back', value: formatPaise(refundPaise) }] : []),
  ];
}
