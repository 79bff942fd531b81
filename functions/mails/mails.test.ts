import { describe, expect, test } from 'vitest';
import type { Mail } from '../domain/platform/outbox/index.ts';
import type { RenderedMail } from '../ports/mail.ts';
import { mailerOver } from './mailer.ts';

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

const MAILS: [what: string, mail: Mail][] = [
  [
    'invited to work for a seller',
    {
      name: 'staffInvited',
      to,
      sellerName: parcel.sellerName,
      subRole: 'orders',
      invitedBy: 'Meera Rao',
      expiresAt: 1_790_000_000_000,
      token: 'ab12',
    },
  ],
  ['the code to accept that', { name: 'joinCode', to, code: '123456' }],
  ['another role', { name: 'staffChanged', to, sellerName: null, subRole: 'finance' }],
  ['no role any more', { name: 'staffChanged', to, sellerName: parcel.sellerName, subRole: null }],
  ['back in stock', { name: 'backInStock', to, product: noticed, token: 'ab12' }],
  ['back in stock, to be confirmed', { name: 'confirmStockNotice', to, product: noticed, token: 'ab12' }],
  ['order placed', { name: 'orderPlaced', to, order: placed }],
  ['order placed, to its seller', { name: 'sellerOrderPlaced', to, order: placed, sellerName: parcel.sellerName }],
  [
    'to be confirmed',
    { name: 'codToConfirm', to, order: placed, until: 1_790_000_000_000, token: 'ab12', mayPayOnline: true },
  ],
  [
    'to be confirmed, to its seller',
    { name: 'sellerOrderPlaced', to, order: placed, sellerName: parcel.sellerName, confirmUntil: 1_790_000_000_000 },
  ],
  ['not confirmed', { name: 'orderCancelled', to, order, isWhole: true, isUnconfirmed: true }],
  [
    'not confirmed, to its seller',
    {
      name: 'sellerOrderCancelled',
      to,
      number: order.number,
      sellerName: parcel.sellerName,
      isToBookAgain: false,
      isUnconfirmed: true,
    },
  ],
  ['payment failed', { name: 'paymentFailed', to, order, payUntil: 1_790_000_000_000 }],
  ['paid in place of cash', { name: 'orderSwitched', to, order }],
  [
    'paid in place of cash, to its seller',
    { name: 'sellerOrderSwitched', to, number: order.number, sellerName: parcel.sellerName, isToBookAgain: true },
  ],
  ['hold ended', { name: 'orderNotPaid', to, order }],
  ['paid too late', { name: 'orderPaidTooLate', to, order }],
  ['second payment', { name: 'paymentReturned', to, order }],
  ['a part cancelled', { name: 'orderCancelled', to, order, isWhole: false }],
  ['all cancelled', { name: 'orderCancelled', to, order, isWhole: true }],
  [
    'cancelled, to its seller',
    { name: 'sellerOrderCancelled', to, number: order.number, sellerName: parcel.sellerName, isToBookAgain: true },
  ],
  ['refunded', { name: 'refunded', to, order, method: 'upi', at: 1_790_000_000_000, reference: 'rfnd_9A8B7C' }],
  [
    'refunded for a return',
    {
      name: 'refunded',
      to,
      order,
      method: 'card',
      at: 1_790_000_000_000,
      reference: 'rfnd_9A8B7C',
      returned: { reference: `${order.number}-R1`, reason: 'It came back as new' },
    },
  ],
  ...STEPS.map((step): [string, Mail] => [
    `parcel ${step}`,
    {
      name: 'parcelMoved',
      to,
      parcel: {
        ...parcel,
        step,
        ...((step === 'cameBack' || step === 'lost') && { refundPaise: 1349_10, codPaise: null }),
        ...(step === 'corrected' && { statusWord: 'confirmed' }),
      },
    },
  ]),
  ...FOR_SELLERS.map((step): [string, Mail] => [
    `parcel ${step}, to its seller`,
    { name: 'sellerParcelMoved', to, parcel: { ...parcel, step } },
  ]),
  [
    'a question, to the seller',
    {
      name: 'questionAsked',
      to,
      sellerName: parcel.sellerName,
      product: { name: 'Kundan Jhumka', seoUrl: 'kundan-jhumka' },
      question: 'Is it <b>heavy</b>?',
    },
  ],
  [
    'an answer',
    {
      name: 'questionAnswered',
      to,
      fullName: order.fullName,
      product: { name: 'Kundan Jhumka', seoUrl: 'kundan-jhumka' },
      question: 'Is it <b>heavy</b>?',
      answer: 'It is not, & it shines.',
      by: 'seller',
    },
  ],
  [
    'a price drop',
    {
      name: 'priceDrops',
      to,
      fullName: order.fullName,
      products: [{ ...noticed, addedPaise: 799_00 }],
      token: '7.priceDrop.ab12',
    },
  ],
  [
    'price drops',
    {
      name: 'priceDrops',
      to,
      fullName: order.fullName,
      products: [
        { ...noticed, addedPaise: 799_00 },
        { ...noticed, name: 'Temple Choker & Chain', addedPaise: 640_00 },
      ],
      token: '7.priceDrop.ab12',
    },
  ],
  [
    'one review wanted',
    {
      name: 'reviewsWanted',
      to,
      fullName: order.fullName,
      products: [{ name: 'Kundan Jhumka & Chain', seoUrl: 'kundan-jhumka' }],
      token: '7.reviewReminder.ab12',
    },
  ],
  ...(['FEE_INVOICE', 'FEE_CREDIT_NOTE'] as const).map((kind): [string, Mail] => [
    `fees of a month: ${kind}`,
    { name: 'feePaperIssued', to, kind, sellerName: parcel.sellerName, month: '2026-10', totalPaise: 1349_10 },
  ]),
  [
    'reviews wanted',
    {
      name: 'reviewsWanted',
      to,
      fullName: order.fullName,
      products: [
        { name: 'Kundan Jhumka & Chain', seoUrl: 'kundan-jhumka' },
        { name: 'Temple Choker', seoUrl: 'temple-choker' },
      ],
      token: '7.reviewReminder.ab12',
    },
  ],
  ['an app replaced', { name: 'secondFactorChanged', to, change: 'appReplaced' }],
  ['a passkey', { name: 'secondFactorChanged', to, change: 'passkeyAdded', passkey: 'Office <key>' }],
  ['a code', { name: 'signInCode', to, code: '428117' }],
];

async function written(mail: Mail): Promise<RenderedMail> {
  let sent: RenderedMail | undefined;
  const service = {
    send(rendered: RenderedMail) {
      sent = rendered;
      return Promise.resolve();
    },
  };
  await mailerOver(service, 'https://shop.example').send(mail, {}, 'key');
  return sent!;
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(MAILS)('%s', (_, mail) => {
  test('says the same in HTML as in text, and brings no picture or script', async () => {
    const { subject, text, html } = await written(mail);
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

  test('is told in a list of mails by a sentence of its own', async () => {
    const { html } = await written(mail);
    const [, preview = ''] = /display:none[^>]*>([^<&]*)/.exec(html) ?? [];
    expect(preview.length).toBeGreaterThan(20);
    expect(preview).toMatch(/^[A-Z₹]/);
  });
});
