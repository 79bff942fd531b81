import { formatPaise } from '#contract/shop/money.ts';
import { NAME_FACT, NUMBER_FACT } from '../../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { SHOPPER } from '../../../../mails/samples.ts';
import { message, withMessage } from '../../../platform/messages/index.ts';
import type { Message } from '../../../platform/messages/index.ts';
import { mailKind } from '../../../platform/outbox/index.ts';
import { returnApprovedMessage, returnPaidMessage, returnReceivedMessage, returnRejectedMessage } from '../messages.ts';
import { KIND_FACT, nameOf, REFERENCE_FACT, RETURN, ReturnMoved, returnRows } from './return-mail.ts';
import type { ReturnMail } from './return-mail.ts';

/** The optional sentences of a step's text: a description of each, and its text for a return. */
const SENTENCES: Record<string, { says: string; of(back: ReturnMail): string }> = {
  wish: {
    says: 'What the shopper gets for it, or that it is for another size or colour',
    of: ({ resolution, amountPaise }) =>
      resolution === 'EXCHANGE'
        ? 'You want another size or colour for it.'
        : `For it you get ${formatPaise(amountPaise)}.`,
  },
  outcome: {
    says: 'What comes once it has arrived: a refund, or the item in exchange',
    of: ({ resolution, amountPaise }) =>
      resolution === 'EXCHANGE'
        ? 'We hold the item you want in exchange, and send it when yours has arrived and is checked.'
        : `${formatPaise(amountPaise)} is refunded when it has arrived and is checked.`,
  },
  checked: {
    says: 'What comes now that it is checked: a refund, or the item in exchange',
    of: ({ resolution, amountPaise }) =>
      resolution === 'EXCHANGE'
        ? 'The item you want in exchange is sent next.'
        : `Your refund of ${formatPaise(amountPaise)} comes next.`,
  },
  note: { says: 'What was said about it, where something was', of: ({ note }) => note },
  reason: { says: 'Why it was not accepted', of: ({ note }) => `The reason: ${note}` },
  refund: {
    says: 'What is paid, where to and when',
    of: ({ goesTo, amountPaise }) =>
      goesTo === null
        ? `${formatPaise(amountPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`
        : `${formatPaise(amountPaise)} is paid to ${goesTo} within 5 to 7 working days.`,
  },
};

interface Said {
  title: string;
  when: string;
  subject: string;
  text: string;
  sentences?: readonly (keyof typeof SENTENCES)[];
  facts?: Record<string, string>;
  sample?: Partial<ReturnMail>;
}

const moved = (step: ReturnMail['step'], { title, when, subject, text, sentences = [], facts, sample }: Said) =>
  mailTemplate({
    title,
    to: 'shopper',
    when,
    words: { subject, greeting: 'Namaste {name},', text },
    facts: { name: NAME_FACT, kind: KIND_FACT, reference: REFERENCE_FACT, order: NUMBER_FACT, ...facts },
    sentences: Object.fromEntries(sentences.map((name) => [name, SENTENCES[name]!.says])),
    content: ({ back }: ReturnMoved, origin) => ({
      facts: {
        name: back.name,
        kind: nameOf(back),
        reference: back.reference,
        order: back.number,
        amount: formatPaise(back.amountPaise),
        account: back.goesTo ?? '',
        transfer: back.note,
        ...Object.fromEntries(sentences.map((name) => [name, SENTENCES[name]!.of(back)])),
      },
      rows: returnRows(back),
      link: { label: 'Look at it', href: `${origin}/return-order?orderId=${back.number}` },
    }),
    sample: { back: { ...RETURN, name: SHOPPER, step, ...sample } },
  });

export const returnMovedMail = mailKind(
  'returnMoved',
  ReturnMoved,
  byCase(
    ({ back: { step, kind } }: ReturnMoved) =>
      step === 'APPROVED' && kind === 'GIVE_BACK' ? 'GIVE_BACK_APPROVED' : step,
    {
      REQUESTED: moved('REQUESTED', {
        title: 'Return requested',
        when: 'when a return or give-back is asked for',
        subject: 'We have your {kind} {reference}',
        text: 'We have your request to return items of order {order}. The seller checks it and replies soon.\n\n{wish}',
        sentences: ['wish'],
      }),
      APPROVED: moved('APPROVED', {
        title: 'Return approved',
        when: 'when a return is approved',
        subject: 'Your {kind} {reference} is approved',
        text: 'Your return is approved. A courier picks up the items: please pack them as they came, with everything that came with them.\n\n{outcome}\n\n{note}',
        sentences: ['outcome', 'note'],
      }),
      GIVE_BACK_APPROVED: moved('APPROVED', {
        title: 'Give-back approved',
        when: 'when a give-back is approved',
        subject: 'Your {kind} {reference} is approved',
        text: 'Your give-back is approved. Please pack the item well and send it to the seller; you pay the courier.\n\n{outcome}\n\n{note}',
        sentences: ['outcome', 'note'],
        sample: { kind: 'GIVE_BACK' },
      }),
      REJECTED: moved('REJECTED', {
        title: 'Return not accepted',
        when: 'when a return or give-back is not accepted',
        subject: 'Your {kind} {reference} was not accepted',
        text: 'We could not accept this.\n\n{reason}\n\nPlease write to us if you do not agree.',
        sentences: ['reason'],
        sample: { note: 'The item was worn.' },
      }),
      WITHDRAWN: moved('WITHDRAWN', {
        title: 'Return withdrawn',
        when: 'when its shopper withdraws a return',
        subject: 'Your {kind} {reference} is withdrawn',
        text: 'You have withdrawn it, so nothing is picked up and you keep the items.\n\nYou can ask again until the return window ends.',
      }),
      PICKED_UP: moved('PICKED_UP', {
        title: 'Return picked up',
        when: 'when the courier has fetched it',
        subject: 'Your {kind} {reference} is on its way back',
        text: 'The courier has your parcel and brings it to the seller.',
      }),
      RECEIVED: moved('RECEIVED', {
        title: 'Return received',
        when: 'when it has arrived at the seller',
        subject: 'Your {kind} {reference} has arrived',
        text: 'The seller has your parcel and checks it now.',
      }),
      INSPECTED: moved('INSPECTED', {
        title: 'Return checked',
        when: 'when the seller has checked it',
        subject: 'Your {kind} {reference} was checked',
        text: 'The seller has checked what you sent back.\n\n{checked}',
        sentences: ['checked'],
      }),
      REFUNDED: moved('REFUNDED', {
        title: 'Return refunded',
        when: 'when the refund for it is on its way',
        subject: 'Your refund for {reference} is on its way',
        text: '{refund}',
        sentences: ['refund'],
      }),
      EXCHANGED: moved('EXCHANGED', {
        title: 'Exchange packed',
        when: 'when the item in exchange is being packed',
        subject: 'Your exchange {reference} is being packed',
        text: 'The seller packs your new item. It comes as a parcel of your order {order}, at no extra cost.',
        sample: { resolution: 'EXCHANGE' },
      }),
      PAID: moved('PAID', {
        title: 'Refund paid',
        when: 'when the platform has paid a refund by a transfer',
        subject: 'Your refund for {reference} was paid',
        text: '{amount} was paid to {account}. The bank reference is {transfer}.',
        facts: { amount: 'The amount', account: 'Where it was paid to', transfer: 'The reference of the bank' },
        sample: { goesTo: 'asha…@upi', note: 'UTR426812345678' },
      }),
    },
  ),
  withMessage(({ back }) => returnMessage(back)),
);

/** Returns the message about a step of a return; undefined for a step without one. */
function returnMessage({ step, reference, number, amountPaise }: ReturnMail): Message | undefined {
  if (step === 'APPROVED') return message(returnApprovedMessage, number, { reference });
  if (step === 'REJECTED') return message(returnRejectedMessage, number, { reference });
  if (step === 'RECEIVED') return message(returnReceivedMessage, number, { reference });
  return step === 'PAID'
    ? message(returnPaidMessage, number, { reference, amount: formatPaise(amountPaise) })
    : undefined;
}
