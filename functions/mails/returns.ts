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
  REFUNDED: (back) => `Your money for ${back.reference} is on its way`,
  EXCHANGED: (back) => `Your exchange ${back.reference} is being packed`,
  PAID: (back) => `Your money for ${back.reference} was paid`,
};

function paragraphsOf(back: ReturnMail): string[] {
  const { step, kind, number, resolution, amountPaise, note, goesTo } = back;
  const amount = formatPaise(amountPaise);
  const comes =
    resolution === 'EXCHANGE'
      ? 'We hold the piece you want in exchange, and send it when yours has arrived and was checked.'
      : `${amount} come back to you when it has arrived and was checked.`;
  switch (step) {
    case 'REQUESTED':
      return [
        `we have your wish to send back pieces of order ${number}. The seller looks at it and answers soon.`,
        resolution === 'EXCHANGE' ? 'You want another size or colour for it.' : `For it you get ${amount}.`,
      ];
    case 'APPROVED':
      return [
        kind === 'GIVE_BACK'
          ? 'your give-back is approved. Please send the piece, well packed, to the seller; the postage is yours.'
          : 'your return is approved. A courier comes to fetch the pieces: please pack them as they came, with all that belongs to them.',
        comes,
        ...(note ? [note] : []),
      ];
    case 'REJECTED':
      return ['we could not accept this.', `The reason: ${note}`, 'Please write to us if you see it otherwise.'];
    case 'WITHDRAWN':
      return [
        'you have withdrawn it, so nobody comes to fetch the pieces and you keep them.',
        'As long as the time for it lasts you can ask for it again.',
      ];
    case 'PICKED_UP':
      return ['the courier has your parcel and brings it to the seller.'];
    case 'RECEIVED':
      return ['the seller has your parcel and checks it now.'];
    case 'INSPECTED':
      return ['the seller has checked what you sent back.', comes];
    case 'REFUNDED':
      return goesTo === null
        ? [`${amount} go back to where they came from, which takes your bank 5 to 7 working days.`]
        : [`${amount} are paid to ${goesTo} within 5 to 7 working days.`];
    case 'EXCHANGED':
      return [`the seller packs your new piece. It is a parcel of your order ${number}, and costs nothing.`];
    case 'PAID':
      return [`${amount} were paid to ${goesTo}. The bank's reference is ${note}.`];
  }
}

const rowsOf = ({ items, number }: ReturnMail) => [
  ...items.map(({ name, detail, quantity }) => ({
    label: quantity === 1 ? '1 piece' : `${quantity} pieces`,
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
  REQUESTED: ({ number }) => `a shopper wants to send back pieces of order ${number}. Please look at it and decide.`,
  APPROVED: ({ kind }) =>
    kind === 'GIVE_BACK'
      ? 'it is approved. The shopper sends the piece to you.'
      : 'it is approved. The courier fetches the pieces and brings them to you.',
  REJECTED: () => 'it was not accepted, and the shopper was told why.',
  WITHDRAWN: () => 'the shopper has withdrawn it and keeps the pieces. There is nothing to do for you.',
  PICKED_UP: () => 'the courier has the pieces and brings them to you.',
  RECEIVED: () => 'the pieces are with you. Please check them and say how you found them.',
  INSPECTED: ({ resolution }) =>
    resolution === 'EXCHANGE'
      ? 'it was checked. The new piece is held: please confirm the exchange, then pack it.'
      : 'it was checked. The refund comes next.',
  REFUNDED: ({ amountPaise }) => `the shopper gets ${formatPaise(amountPaise)} back.`,
  EXCHANGED: ({ number }) => `please pack the new piece: it is a parcel of order ${number} of its own.`,
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
