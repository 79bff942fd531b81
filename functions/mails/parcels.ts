import { formatWeekday } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { ParcelMail } from '../domain/outbox/index.ts';
import type { MailContent } from './layout.ts';

const SUBJECTS: Record<ParcelMail['step'], (number: string) => string> = {
  shipped: (number) => `Your order ${number} is on its way`,
  outForDelivery: (number) => `Your order ${number} arrives today`,
  delivered: (number) => `Your order ${number} is delivered`,
  failed: (number) => `Your order ${number} could not be delivered`,
};

/** A step of a parcel, with the way to follow it and, after a failed delivery, to say what is to be done. */
export function parcelMoved(parcel: ParcelMail, origin: string): MailContent {
  const { step, number, fullName, sellerName, courierName, awb, codPaise, etdOn } = parcel;
  return {
    subject: SUBJECTS[step](number),
    greeting: `Namaste ${fullName},`,
    paragraphs: paragraphsOf(parcel),
    rows: [
      { label: 'Sold by', value: sellerName },
      ...(courierName ? [{ label: 'Courier', value: courierName }] : []),
      ...(awb ? [{ label: 'AWB', value: awb }] : []),
      ...(step === 'shipped' && etdOn ? [{ label: 'Expected', value: formatWeekday(etdOn) }] : []),
      ...(codPaise !== null && step !== 'delivered'
        ? [{ label: 'To pay on delivery', value: formatPaise(codPaise) }]
        : []),
    ],
    link: {
      label: step === 'failed' ? 'Say what is to be done' : 'Follow your parcel',
      href: `${origin}/track-order?orderId=${number}`,
    },
  };
}

function paragraphsOf({ step, number, codPaise }: ParcelMail): string[] {
  switch (step) {
    case 'shipped':
      return [`a parcel of your order ${number} was handed to the courier.`];
    case 'outForDelivery':
      return [
        `a parcel of your order ${number} is with the delivery person and arrives today.`,
        ...(codPaise === null ? [] : ['Please keep the amount ready.']),
      ];
    case 'delivered':
      return [
        `a parcel of your order ${number} was delivered. We hope it is all you wished for.`,
        'Please open it while you film it: if something is damaged or missing, the film settles it.',
      ];
    case 'failed':
      return [
        `the courier could not deliver a parcel of your order ${number}.`,
        'Please tell us whether it should try again, and on which day, or send the parcel back.',
      ];
  }
}
