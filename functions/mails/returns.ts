import { formatPaise } from '#contract/shop/money.ts';
import type { ReturnMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

type Step = ReturnMail['step'];

const nameOf = ({ kind }: ReturnMail) => (kind === 'GIVE_BACK' ? 'give-back' : 'return');

const SUBJECTS: Record<Step, (back: ReturnMail) => string> = {
  REQUESTED: (back) => `We have your ${nameOf(back)} ${back.reference}`,
  APPROVED: (back) => `Your ${nameOf(back)} ${back.reference} is approved`,
  REJECTED: (back) => `Your ${nameOf(back)} ${back.reference} was not accepted`,
  WITHDRAWN: (back) => `Your ${nameOf(back)} ${back.reference} is withdrawn`,
  PICKED_UP: (back) => `Your ${nameOf(back)} ${back.reference} is on its way back`,
  RECEIVED: (back) => `Your ${nameOf(back)} ${back.reference} has arrived`,
  INSPECTED: (back) => `Your ${nameOf(back)} ${back.reference} was checked`,
  REFUNDED: (back) => `Your refund for ${back.reference} is on its way`,
  EXCHANGED: (back) => `Your exchange ${back.reference} is being packed`,
  PAID: (back) => `Your refund for ${back.reference} was paid`,
};

function paragraphsOf(back: ReturnMail): string[] {
  const { step, kind, number, resolution, amountPaise, note, goesTo } = back;
  const amount = formatPaise(amountPaise);
  const comes =
    resolution === 'EXCHANGE'
      ? 'We hold the item you want in exchange, and send it when yours has arrived and is checked.'
      : `${amount} is refunded when it has arrived and is checked.`;
  switch (step) {
    case 'REQUESTED':
      return [
        `we have your request to return items of order ${number}. The seller checks it and replies soon.`,
        resolution === 'EXCHANGE' ? 'You want another size or colour for it.' : `For it you get ${amount}.`,
      ];
    case 'APPROVED':
      return [
        kind === 'GIVE_BACK'
          ? 'your give-back is approved. Please pack the item well and send it to the seller; you pay the courier.'
          : 'your return is approved. A courier picks up the items: please pack them as they came, with everything that came with them.',
        comes,
        ...(note ? [note] : []),
      ];
    case 'REJECTED':
      return ['we could not accept this.', `The reason: ${note}`, 'Please write to us if you do not agree.'];
    case 'WITHDRAWN':
      return [
        'you have withdrawn it, so nothing is picked up and you keep the items.',
        'You can ask again until the return window ends.',
      ];
    case 'PICKED_UP':
      return ['the courier has your parcel and brings it to the seller.'];
    case 'RECEIVED':
      return ['the seller has your parcel and checks it now.'];
    case 'INSPECTED':
      return ['the seller has checked what you sent back.', comes];
    case 'REFUNDED':
      return goesTo === null
        ? [`${amount} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`]
        : [`${amount} is paid to ${goesTo} within 5 to 7 working days.`];
    case 'EXCHANGED':
      return [`the seller packs your new item. It comes as a parcel of your order ${number}, at no extra cost.`];
    case 'PAID':
      return [`${amount} was paid to ${goesTo}. The bank reference is ${note}.`];
  }
}

const rowsOf = ({ items, number }: ReturnMail) => [
  ...items.map(({ name, detail, quantity }) => ({
    label: quantity === 1 ? '1 item' : `${quantity} items`,
    value: detail ? `${name} (${detail})` : name,
  })),
  { label: 'Order', value: number },
];

/** A step of a return, for its shopper. */
export function returnMoved(back: ReturnMail, origin: string): MailContent {
  return {
    subject: SUBJECTS[back.step](back),
    greeting: `Namaste ${back.name},`,
    paragraphs: paragraphsOf(back),
    rows: rowsOf(back),
    link: { label: 'Look at it', href: `${origin}/return-order?orderId=${back.number}` },
  };
}

const SELLER_WORDS: Record<Step, (back: ReturnMail) => string> = {
  REQUESTED: ({ number }) => `a shopper wants to return items of order ${number}. Please check it and decide.`,
  APPROVED: ({ kind }) =>
    kind === 'GIVE_BACK'
      ? 'it is approved. The shopper sends the item to you.'
      : 'it is approved. The courier picks up the items and brings them to you.',
  REJECTED: () => 'it was not accepted, and the shopper was told why.',
  WITHDRAWN: () => 'the shopper has withdrawn it and keeps the items. You have nothing to do.',
  PICKED_UP: () => 'the courier has the items and brings them to you.',
  RECEIVED: () => 'the items are with you. Please check them and mark their condition.',
  INSPECTED: ({ resolution }) =>
    resolution === 'EXCHANGE'
      ? 'it is checked. The new item is held: please confirm the exchange, then pack it.'
      : 'it is checked. The refund comes next.',
  REFUNDED: ({ amountPaise }) => `the shopper gets ${formatPaise(amountPaise)} back.`,
  EXCHANGED: ({ number }) => `please pack the new item: it goes as a separate parcel of order ${number}.`,
  PAID: ({ amountPaise }) => `the shopper was paid ${formatPaise(amountPaise)}.`,
};

/** The same for its seller. */
export function sellerReturnMoved(back: ReturnMail, origin: string): MailContent {
  const { step, reference, note } = back;
  return {
    subject: step === 'REQUESTED' ? `New ${nameOf(back)} ${reference}` : `News of ${nameOf(back)} ${reference}`,
    greeting: `Namaste ${back.name},`,
    paragraphs: [`${nameOf(back)} ${reference}: ${SELLER_WORDS[step](back)}`, ...(note ? [note] : [])],
    rows: rowsOf(back),
    link: { label: 'Open it in the console', href: `${origin}/seller/returns` },
  };
}
