import { formatWeekday } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { ParcelMail } from '../domain/outbox/index.ts';
import type { MailContent, MailRow } from './layout.ts';

interface Words {
  subject: string;
  paragraphs: string[];
}

/** A step of a parcel, with the way to follow it and, after a failed delivery, to say what is to be done. */
export function parcelMoved(parcel: ParcelMail, origin: string): MailContent {
  const { step, number, fullName } = parcel;
  return {
    ...wordsFor(parcel),
    greeting: `Namaste ${fullName},`,
    rows: rowsOf(parcel),
    link: {
      label: step === 'failed' ? 'Choose what to do next' : 'Track your parcel',
      href: `${origin}/track-order?orderId=${number}`,
    },
  };
}

/** The same step as the parcel's seller is told of it, where there is something for a seller in it. */
export function sellerParcelMoved(parcel: ParcelMail, origin: string): MailContent {
  return {
    ...wordsForSeller(parcel),
    greeting: `Namaste ${parcel.sellerName},`,
    rows: rowsOf(parcel).filter(({ label }) => label !== 'Sold by'),
    link: { label: 'Open it in the console', href: `${origin}/seller/orders` },
  };
}

function rowsOf({ step, sellerName, courierName, awb, codPaise, etdOn, refundPaise = 0 }: ParcelMail): MailRow[] {
  const isComing = step === 'confirmed' || step === 'shipped' || step === 'outForDelivery' || step === 'failed';
  return [
    { label: 'Sold by', value: sellerName },
    ...(courierName ? [{ label: 'Courier', value: courierName }] : []),
    ...(awb ? [{ label: 'AWB', value: awb }] : []),
    ...(step === 'shipped' && etdOn ? [{ label: 'Expected', value: formatWeekday(etdOn) }] : []),
    ...(codPaise !== null && isComing ? [{ label: 'To pay on delivery', value: formatPaise(codPaise) }] : []),
    ...(refundPaise > 0 ? [{ label: 'Goes back', value: formatPaise(refundPaise) }] : []),
  ];
}

function wordsFor({ step, number, codPaise, refundPaise = 0, statusWord = '' }: ParcelMail): Words {
  switch (step) {
    case 'confirmed':
      return {
        subject: `Your order ${number} is confirmed`,
        paragraphs: [`The seller has confirmed your order ${number} and packs it now.`],
      };
    case 'shipped':
      return {
        subject: `Your order ${number} is on its way`,
        paragraphs: [`A parcel of your order ${number} was handed to the courier.`],
      };
    case 'outForDelivery':
      return {
        subject: `Your order ${number} arrives today`,
        paragraphs: [
          `A parcel of your order ${number} is with the delivery person and arrives today.`,
          ...(codPaise === null ? [] : ['Please keep the amount ready.']),
        ],
      };
    case 'delivered':
      return {
        subject: `Your order ${number} is delivered`,
        paragraphs: [
          `A parcel of your order ${number} was delivered. We hope you like it.`,
          'Please make an unboxing video: if something is damaged or missing, we need it for your claim.',
        ],
      };
    case 'failed':
      return {
        subject: `Your order ${number} could not be delivered`,
        paragraphs: [
          `The courier could not deliver a parcel of your order ${number}.`,
          'Please tell us whether the courier should try again, and on which day, or send the parcel back.',
        ],
      };
    case 'returning':
      return {
        subject: `A parcel of your order ${number} goes back to the seller`,
        paragraphs: [
          `A parcel of your order ${number} could not be delivered, and the courier takes it back to the seller.`,
          codPaise === null
            ? 'What you paid for it is refunded as soon as it arrives there.'
            : 'You have nothing to pay for it.',
        ],
      };
    case 'cameBack':
      return {
        subject: `A parcel of your order ${number} is back with the seller`,
        paragraphs: [
          `A parcel of your order ${number} could not be delivered and is back with the seller.`,
          refundPaise > 0
            ? `${formatPaise(refundPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`
            : 'You have nothing to pay for it.',
        ],
      };
    case 'lost':
      return {
        subject: `A parcel of your order ${number} was lost`,
        paragraphs: [
          `The courier has lost a parcel of your order ${number}. We are sorry.`,
          refundPaise > 0
            ? `${formatPaise(refundPaise)} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.`
            : 'You have nothing to pay for it.',
          'If you still want the items, please order them again.',
        ],
      };
    case 'corrected':
      return {
        subject: `A correction: your order ${number} is ${statusWord}`,
        paragraphs: [
          `Our last email about your order ${number} was sent too early. The order is ${statusWord} at the moment. We are sorry.`,
          'We email you as soon as it moves on.',
        ],
      };
  }
}

function wordsForSeller({ step, number, codPaise }: ParcelMail): Words {
  switch (step) {
    case 'failed':
      return {
        subject: `Order ${number} could not be delivered`,
        paragraphs: [
          `The courier could not deliver your parcel of order ${number}. We have asked the shopper what to do next.`,
          'If you know more, answer for them in the console: deliver it again, or call it back.',
        ],
      };
    case 'returning':
      return {
        subject: `Your parcel of order ${number} comes back`,
        paragraphs: [`Your parcel of order ${number} was not accepted. The courier brings it back to you.`],
      };
    case 'cameBack':
      return {
        subject: `Your parcel of order ${number} is back`,
        paragraphs: [
          `The courier says that your parcel of order ${number} is back with you. Please open it, check the items, and mark their condition in the console: items in good condition go back into your stock.`,
        ],
      };
    case 'lost':
      return {
        subject: `Your parcel of order ${number} was lost`,
        paragraphs: [
          `The courier says that it has lost your parcel of order ${number}. Its items are written off, and the shopper was told.`,
          'Please claim their value from the courier.',
        ],
      };
    default:
      return {
        subject: `Order ${number} is delivered`,
        paragraphs: [
          `Your parcel of order ${number} was delivered.`,
          ...(codPaise === null ? [] : [`The courier collected ${formatPaise(codPaise)}.`]),
        ],
      };
  }
}
