import { formatPaise } from '#contract/shop/money.ts';
import { NUMBER_FACT, SELLER_FACT } from '../../../../mails/facts.ts';
import { byCase, mailTemplate } from '../../../../mails/mail-template.ts';
import { mailKind } from '../../../platform/outbox/index.ts';
import { inConsole } from './order-mail.ts';
import { PARCEL, ParcelMoved, rowsOf } from './parcels.ts';

const STEPS = ['failed', 'returning', 'cameBack', 'lost', 'delivered'] as const;
type Step = (typeof STEPS)[number];

const SENTENCES: Partial<Record<Step, Record<string, string>>> = {
  delivered: { cash: 'What the courier collected, where it was paid on delivery' },
};

const moved = (step: Step, title: string, when: string, subject: string, text: string) =>
  mailTemplate({
    title,
    to: 'seller',
    when,
    words: { subject, greeting: 'Namaste {seller},', text },
    facts: { seller: SELLER_FACT, order: NUMBER_FACT },
    sentences: SENTENCES[step] ?? {},
    content: ({ parcel }: ParcelMoved, origin) => ({
      facts: {
        seller: parcel.sellerName,
        order: parcel.number,
        cash: parcel.codPaise === null ? '' : `The courier collected ${formatPaise(parcel.codPaise)}.`,
      },
      rows: rowsOf(parcel).filter(({ label }) => label !== 'Sold by'),
      link: inConsole(origin),
    }),
    sample: { parcel: { ...PARCEL, step } },
  });

export const sellerParcelMovedMail = mailKind(
  'sellerParcelMoved',
  ParcelMoved,
  byCase(({ parcel }: ParcelMoved) => STEPS.find((step) => step === parcel.step) ?? 'delivered', {
    delivered: moved(
      'delivered',
      'Delivered',
      'when a parcel was delivered',
      'Order {order} is delivered',
      'Your parcel of order {order} was delivered.\n\n{cash}',
    ),
    failed: moved(
      'failed',
      'Could not be delivered',
      'when a courier could not deliver a parcel',
      'Order {order} could not be delivered',
      'The courier could not deliver your parcel of order {order}. We have asked the shopper what to do next.\n\nIf you know more, answer for them in the console: deliver it again, or call it back.',
    ),
    returning: moved(
      'returning',
      'Comes back',
      'when a parcel was not accepted',
      'Your parcel of order {order} comes back',
      'Your parcel of order {order} was not accepted. The courier brings it back to you.',
    ),
    cameBack: moved(
      'cameBack',
      'Is back',
      'when a parcel came back undelivered',
      'Your parcel of order {order} is back',
      'The courier says that your parcel of order {order} is back with you. Please open it, check the items, and mark their condition in the console: items in good condition go back into your stock.',
    ),
    lost: moved(
      'lost',
      'Parcel lost',
      'when a courier has lost a parcel',
      'Your parcel of order {order} was lost',
      'The courier says that it has lost your parcel of order {order}. Its items are written off, and the shopper was told.\n\nPlease claim their value from the courier.',
    ),
  }),
);
