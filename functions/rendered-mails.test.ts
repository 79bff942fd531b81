import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { joinCodeMail, secondFactorChangedMail, signInCodeMail } from './domain/accounts/auth/index.ts';
import { staffChangedMail, staffInvitedMail } from './domain/accounts/staff/index.ts';
import { backInStockMail, confirmStockNoticeMail } from './domain/buying/stock-notices/index.ts';
import { priceDropsMail } from './domain/buying/wishlist/index.ts';
import { questionAnsweredMail, questionAskedMail } from './domain/content/questions/index.ts';
import { reviewsWantedMail } from './domain/content/reviews/index.ts';
import { feePaperIssuedMail } from './domain/money/fee-papers/index.ts';
import {
  codToConfirmMail,
  orderCancelledMail,
  orderNotPaidMail,
  orderPaidTooLateMail,
  orderPlacedMail,
  orderSwitchedMail,
  parcelMovedMail,
  paymentFailedMail,
  paymentReturnedMail,
  sellerOrderCancelledMail,
  sellerOrderPlacedMail,
  sellerOrderSwitchedMail,
  sellerParcelMovedMail,
} from './domain/orders/orders/index.ts';
import { refundedMail } from './domain/orders/refunds/index.ts';
import type { MailKind } from './domain/platform/outbox/index.ts';
import { spanInWords } from './domain/buying/cart/index.ts';
import { accountDeletedMail, deletionWaitsMail } from './domain/whole-shop/privacy/index.ts';
import { matterInWords } from './domain/whole-shop/privacy/open-matters.ts';
import { staysInWords, whatStays } from './domain/whole-shop/privacy/what-stays.ts';
import type { Language } from '#contract/languages.ts';
import { hasEnglish } from '../tests/support/english-outside.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { render } from './mails/mail-template.ts';
import type { RenderedMail } from './ports/mail.ts';
import { ALL_PAGE_KINDS } from './publish/page-kinds.ts';
import { ROUTES_BEFORE_CALLS } from './routes/index.ts';

const to = 'asha@example.in';
const order = { number: 'RH-7K4M-92QD-X3TB', fullName: 'Asha <Rao>', amountPaise: 1349_10 };
const parcel = {
  number: order.number,
  fullName: order.fullName,
  sellerName: 'Meera Jewels & Sons',
  courierName: 'Godavari Surface',
  awb: 'SBX000000017',
  codPaise: 1349_00,
  etdOn: '2026-11-27',
};
const STEPS = [
  'confirmed',
  'shipped',
  'outForDelivery',
  'delivered',
  'failed',
  'returning',
  'cameBack',
  'lost',
  'corrected',
] as const;
const FOR_SELLERS = ['delivered', 'failed', 'returning', 'cameBack', 'lost'] as const;
const placed = {
  number: order.number,
  fullName: order.fullName,
  items: [
    { name: 'Kundan Peacock Jhumka', detail: 'Green, size 2.8', quantity: 2, sellingPaise: 1198_00 },
    { name: 'Temple Lakshmi Choker with a long name that wraps', detail: '', quantity: 1, sellingPaise: 499_00 },
  ],
  couponCode: 'FEST10',
  couponPaise: 170_00,
  prepaidDiscountPaise: 178_00,
  shippingFeePaise: 0,
  codFeePaise: 0,
  totalPaise: 1349_00,
  isPaid: true,
  deliveryEstimate: '3-5 business days',
  address: 'Asha Rao, 12 Lake Road, Kondapur, Hyderabad 500084, Telangana',
};

const noticed = {
  name: 'Kundan Peacock Jhumka',
  seoUrl: 'kundan-peacock-jhumka',
  detail: 'Green, size 2.8',
  sellingPaise: 599_00,
};

type Mailed = [what: string, mail: RenderedMail];

/** Returns mails of every kind with several values, in a language as far as their readers have it. */
function mailsIn(language: Language): Mailed[] {
  const mail = <Values extends object>(kind: MailKind<Values>, values: Values): RenderedMail =>
    render(kind.templateOf(values, language), to, values, {
      words: {},
      origin: 'https://shop.example',
      shopName: 'Ratnahaat',
    });
  return [
    [
      'invited to work for a seller',
      mail(staffInvitedMail, {
        sellerName: parcel.sellerName,
        subRole: 'orders',
        invitedBy: 'Meera Rao',
        expiresAt: 1_790_000_000_000,
        token: 'ab12',
      }),
    ],
    ['the code to accept that', mail(joinCodeMail, { code: '123456' })],
    ['another role', mail(staffChangedMail, { sellerName: null, subRole: 'finance' })],
    ['no role any more', mail(staffChangedMail, { sellerName: parcel.sellerName, subRole: null })],
    ['back in stock', mail(backInStockMail, { product: noticed, token: 'ab12' })],
    ['back in stock, to be confirmed', mail(confirmStockNoticeMail, { product: noticed, token: 'ab12' })],
    ['order placed', mail(orderPlacedMail, { order: placed })],
    ['order placed, to its seller', mail(sellerOrderPlacedMail, { order: placed, sellerName: parcel.sellerName })],
    [
      'to be confirmed',
      mail(codToConfirmMail, { order: placed, until: 1_790_000_000_000, token: 'ab12', mayPayOnline: true }),
    ],
    [
      'to be confirmed, to its seller',
      mail(sellerOrderPlacedMail, { order: placed, sellerName: parcel.sellerName, confirmUntil: 1_790_000_000_000 }),
    ],
    ['not confirmed', mail(orderCancelledMail, { order, isWhole: true, isUnconfirmed: true })],
    [
      'not confirmed, to its seller',
      mail(sellerOrderCancelledMail, {
        number: order.number,
        sellerName: parcel.sellerName,
        isToBookAgain: false,
        isUnconfirmed: true,
      }),
    ],
    ['payment failed', mail(paymentFailedMail, { order, payUntil: 1_790_000_000_000 })],
    ['paid in place of cash', mail(orderSwitchedMail, { order })],
    [
      'paid in place of cash, to its seller',
      mail(sellerOrderSwitchedMail, { number: order.number, sellerName: parcel.sellerName, isToBookAgain: true }),
    ],
    ['hold ended', mail(orderNotPaidMail, { order })],
    ['paid too late', mail(orderPaidTooLateMail, { order })],
    ['second payment', mail(paymentReturnedMail, { order })],
    ['a part cancelled', mail(orderCancelledMail, { order, isWhole: false })],
    ['all cancelled', mail(orderCancelledMail, { order, isWhole: true })],
    [
      'cancelled, to its seller',
      mail(sellerOrderCancelledMail, { number: order.number, sellerName: parcel.sellerName, isToBookAgain: true }),
    ],
    ['refunded', mail(refundedMail, { order, method: 'upi', at: 1_790_000_000_000, reference: 'rfnd_9A8B7C' })],
    [
      'refunded for a return',
      mail(refundedMail, {
        order,
        method: 'card',
        at: 1_790_000_000_000,
        reference: 'rfnd_9A8B7C',
        returned: { reference: `${order.number}-R1`, reason: 'It came back as new' },
      }),
    ],
    ...STEPS.map((step): Mailed => [
      `parcel ${step}`,
      mail(parcelMovedMail, {
        parcel: {
          ...parcel,
          step,
          ...((step === 'cameBack' || step === 'lost') && { refundPaise: 1349_10, codPaise: null }),
          ...(step === 'corrected' && { statusWord: 'confirmed' }),
        },
      }),
    ]),
    ...FOR_SELLERS.map((step): Mailed => [
      `parcel ${step}, to its seller`,
      mail(sellerParcelMovedMail, { parcel: { ...parcel, step } }),
    ]),
    [
      'a question, to the seller',
      mail(questionAskedMail, {
        sellerName: parcel.sellerName,
        product: { name: 'Kundan Jhumka', seoUrl: 'kundan-jhumka' },
        question: 'Is it <b>heavy</b>?',
      }),
    ],
    [
      'an answer',
      mail(questionAnsweredMail, {
        fullName: order.fullName,
        product: { name: 'Kundan Jhumka', seoUrl: 'kundan-jhumka' },
        question: 'Is it <b>heavy</b>?',
        answer: 'It is not, & it shines.',
        by: 'seller',
      }),
    ],
    [
      'a price drop',
      mail(priceDropsMail, {
        fullName: order.fullName,
        products: [{ ...noticed, addedPaise: 799_00 }],
        token: '7.priceDrop.ab12',
      }),
    ],
    [
      'price drops',
      mail(priceDropsMail, {
        fullName: order.fullName,
        products: [
          { ...noticed, addedPaise: 799_00 },
          { ...noticed, name: 'Temple Choker & Chain', addedPaise: 640_00 },
        ],
        token: '7.priceDrop.ab12',
      }),
    ],
    [
      'one review wanted',
      mail(reviewsWantedMail, {
        fullName: order.fullName,
        products: [{ name: 'Kundan Jhumka & Chain', seoUrl: 'kundan-jhumka' }],
        token: '7.reviewReminder.ab12',
      }),
    ],
    ...(['FEE_INVOICE', 'FEE_CREDIT_NOTE'] as const).map((kind): Mailed => [
      `fees of a month: ${kind}`,
      mail(feePaperIssuedMail, { kind, sellerName: parcel.sellerName, month: '2026-10', totalPaise: 1349_10 }),
    ]),
    [
      'reviews wanted',
      mail(reviewsWantedMail, {
        fullName: order.fullName,
        products: [
          { name: 'Kundan Jhumka & Chain', seoUrl: 'kundan-jhumka' },
          { name: 'Temple Choker', seoUrl: 'temple-choker' },
        ],
        token: '7.reviewReminder.ab12',
      }),
    ],
    ['an app replaced', mail(secondFactorChangedMail, { change: 'appReplaced' })],
    ['a passkey', mail(secondFactorChangedMail, { change: 'passkeyAdded', passkey: 'Office <key>' })],
    [
      'order placed, with other amounts and a day',
      mail(orderPlacedMail, {
        order: {
          ...placed,
          isPaid: false,
          deliveryEstimate: 'by Tue, 24 Nov',
          bundles: [{ name: 'FEST10', discountPaise: 100_00 }],
          staffPaise: 50_00,
          shippingFeePaise: 60_00,
          codFeePaise: 40_00,
        },
      }),
    ],
    [
      'order placed, before the start of the sale',
      mail(orderPlacedMail, {
        order: { ...placed, deliveryEstimate: spanInWords({ from: 7, to: 10 }, true), isGift: true },
      }),
    ],
    [
      'an answer of the shop',
      mail(questionAnsweredMail, {
        fullName: order.fullName,
        product: { name: 'Kundan Jhumka', seoUrl: 'kundan-jhumka' },
        question: 'Is it <b>heavy</b>?',
        answer: 'It is not, & it shines.',
        by: 'house',
      }),
    ],
    [
      'the deletion of an account that waits',
      mail(deletionWaitsMail, {
        waitsFor: (['order', 'return', 'refund'] as const).map((kind) =>
          matterInWords({ kind, reference: order.number }),
        ),
      }),
    ],
    [
      'an account deleted',
      mail(accountDeletedMail, {
        stays: staysInWords(whatStays({ paperOn: '2026-11-20', hasOrders: 1, hasTickets: 1, hasReviews: 1 })),
      }),
    ],
    ['a code', mail(signInCodeMail, { code: '428117' })],
  ];
}

const MAILS = mailsIn('en');

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(MAILS)('%s', (_, { subject, text, html }) => {
  test('says the same in HTML as in text, and brings no picture or script', () => {
    expect(subject).not.toMatch(/undefined|\n/);
    const shown = unescaped(html);
    for (const line of text.split(/\n+/).slice(0, -1)) {
      const [, label, value] = /^([^:]+): (.+)$/.exec(line) ?? [];
      if (shown.includes(line)) continue;
      expect(shown).toContain(label);
      expect(shown).toContain(value);
    }
    expect(text).not.toContain('undefined');
    expect(html).not.toMatch(/<img|<script|<link|url\(|undefined|<Rao>/);
  });

  test('is told in a list of mails by a sentence of its own', () => {
    const [, preview = ''] = /display:none[^>]*>([^<&]*)/.exec(html) ?? [];
    expect(preview.length).toBeGreaterThan(20);
    expect(preview).toMatch(/^[A-Z₹]/);
  });
});

/** Names of people, goods and businesses, and what people wrote. */
const NAMES = [
  'Temple Lakshmi Choker with a long name that wraps',
  'Kundan Peacock Jhumka',
  'Temple Lakshmi Choker',
  'Temple Choker & Chain',
  'Kundan Jhumka & Chain',
  'Kundan Jhumka',
  'Temple Choker',
  'Meera Jewels & Sons',
  'Meera Jewels',
  'Godavari Surface',
  'Asha <Rao>',
  'Asha Rao',
  '12 Lake Road, Kondapur, Hyderabad 500084, Telangana',
  'Android, Chrome',
  'Hyderabad, India',
  'Ratnahaat',
  'RH-7K4M-92QD-X3TB',
  'RT-4M8Q-7K2D',
  'SBX000000017',
  'rfnd_9A8B7C',
  'UTR426812345678',
  'FEST10',
  'It came back as new',
  'The item was worn.',
  'asha…@upi',
  'Is it <b>heavy</b>?',
  'It is not, & it shines.',
  'Is the clip strong enough for a whole day?',
  'Yes: it is a screw-back, and the pair weighs 14 grams.',
];
const SHOP = { origin: 'https://shop.example', shopName: 'Ratnahaat' };
const SAMPLES = MAIL_KINDS.flatMap(({ templates }) => templates)
  .filter(({ language }) => language === 'hi')
  .map((template): Mailed => [template.id, render(template, to, template.sample, { words: {}, ...SHOP })]);
const OF_SHOPPERS = mailsIn('hi').filter(([, { html }]) => html.includes('<html lang="hi-IN">'));

/** Answers each address that the shop has a page at. */
const pages = [...ALL_PAGE_KINDS, ...ROUTES_BEFORE_CALLS.flatMap(({ routes }) => routes)]
  .flatMap((page) => ('paths' in page ? page.paths : [page.path]))
  .filter((path) => !path.includes('*'))
  .reduce((app, path) => app.get(path, (context) => context.text(path)), new Hono());

test.each([...OF_SHOPPERS, ...SAMPLES])('in Hindi each link leads to a page: %s', async (_, { text }) => {
  for (const href of text.match(/https:\/\/shop\.example\/\S*/g) ?? []) {
    expect.soft((await pages.request(new URL(href).pathname)).status, href).toBe(200);
  }
});

test('every mail to shoppers is also in Hindi, and no other mail', () => {
  const readers = (language: Language) =>
    MAIL_KINDS.flatMap(({ templates }) => templates.filter((template) => template.language === language));
  expect(readers('hi')).toHaveLength(readers('en').filter((template) => template.to === 'shopper').length);
  expect(readers('hi').filter((template) => template.to !== 'shopper')).toEqual([]);
  expect(OF_SHOPPERS.length).toBeGreaterThan(20);
});

describe.each([...OF_SHOPPERS, ...SAMPLES])('in Hindi: %s', (_, { subject, text }) => {
  test('has no English but names and what people wrote', () => {
    const lines = [subject, ...text.split('\n')].map((line) => line.replace(/https:\S+/g, ''));
    expect(lines.filter((line) => hasEnglish(line, NAMES))).toEqual([]);
  });
});
