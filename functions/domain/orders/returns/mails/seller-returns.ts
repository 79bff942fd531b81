import { formatPaise } from '#contract/shop/money.ts';
import { NUMBER_FACT, SELLER_FACT } from '../../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { SELLER } from '../../../../mails/samples.ts';
import { mailKind } from '../../../platform/outbox/index.ts';
import { KIND_FACT, nameOf, REFERENCE_FACT, RETURN, ReturnMoved, returnRows } from './return-mail.ts';
import type { ReturnMail } from './return-mail.ts';

const NEWS = 'News of {kind} {reference}';

const moved = (
  step: ReturnMail['step'],
  title: string,
  when: string,
  { subject = NEWS, text, sample }: { subject?: string; text: string; sample?: Partial<ReturnMail> },
) =>
  mailTemplate({
    title,
    to: 'seller',
    when,
    words: { subject, greeting: 'Namaste {seller},', text: `About {kind} {reference}: ${text}\n\n{note}` },
    facts: {
      seller: SELLER_FACT,
      kind: KIND_FACT,
      reference: REFERENCE_FACT,
      order: NUMBER_FACT,
      amount: 'What the shopper gets for it',
    },
    sentences: { note: 'What was said about it, where something was' },
    content: ({ back }: ReturnMoved, origin) => ({
      facts: {
        seller: back.name,
        kind: nameOf(back),
        reference: back.reference,
        order: back.number,
        amount: formatPaise(back.amountPaise),
        note: back.note,
      },
      rows: returnRows(back),
      link: { label: 'Open it in the console', href: `${origin}/seller/returns` },
    }),
    sample: { back: { ...RETURN, name: SELLER, step, ...sample } },
  });

const caseOf = ({ back: { step, kind, resolution } }: ReturnMoved) => {
  if (step === 'APPROVED' && kind === 'GIVE_BACK') return 'GIVE_BACK_APPROVED';
  return step === 'INSPECTED' && resolution === 'EXCHANGE' ? 'EXCHANGE_INSPECTED' : step;
};

export const sellerReturnMovedMail = mailKind(
  'sellerReturnMoved',
  ReturnMoved,
  byCase(caseOf, {
    REQUESTED: moved('REQUESTED', 'New return', 'when a shopper wants to return items', {
      subject: 'New {kind} {reference}',
      text: 'A shopper wants to return items of order {order}. Please check it and decide.',
      sample: { note: 'The clip does not close.' },
    }),
    APPROVED: moved('APPROVED', 'Return approved', 'when a return is approved', {
      text: 'It is approved. The courier picks up the items and brings them to you.',
    }),
    GIVE_BACK_APPROVED: moved('APPROVED', 'Give-back approved', 'when a give-back is approved', {
      text: 'It is approved. The shopper sends the item to you.',
      sample: { kind: 'GIVE_BACK' },
    }),
    REJECTED: moved('REJECTED', 'Return not accepted', 'when it was not accepted', {
      text: 'It was not accepted, and the shopper was told why.',
      sample: { note: 'The item was worn.' },
    }),
    WITHDRAWN: moved('WITHDRAWN', 'Return withdrawn', 'when the shopper withdraws it', {
      text: 'The shopper has withdrawn it and keeps the items. You have nothing to do.',
    }),
    PICKED_UP: moved('PICKED_UP', 'Return picked up', 'when the courier has fetched it', {
      text: 'The courier has the items and brings them to you.',
    }),
    RECEIVED: moved('RECEIVED', 'Return received', 'when it has arrived', {
      text: 'The items are with you. Please check them and mark their condition.',
    }),
    INSPECTED: moved('INSPECTED', 'Return checked', 'when it is checked and a refund comes next', {
      text: 'It is checked. The refund comes next.',
    }),
    EXCHANGE_INSPECTED: moved('INSPECTED', 'Exchange checked', 'when it is checked and an exchange comes next', {
      text: 'It is checked. The new item is held: please confirm the exchange, then pack it.',
      sample: { resolution: 'EXCHANGE' },
    }),
    REFUNDED: moved('REFUNDED', 'Return refunded', 'when the shopper is refunded', {
      text: 'The shopper gets {amount} back.',
    }),
    EXCHANGED: moved('EXCHANGED', 'Exchange to pack', 'when the exchange is confirmed', {
      text: 'Please pack the new item: it goes as a separate parcel of order {order}.',
      sample: { resolution: 'EXCHANGE' },
    }),
    PAID: moved('PAID', 'Refund paid', 'when the platform has paid the shopper by a transfer', {
      text: 'The shopper was paid {amount}.',
      sample: { note: 'UTR426812345678' },
    }),
  }),
);
