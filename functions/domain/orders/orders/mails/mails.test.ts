import { expect, test } from 'vitest';
import { contentOf, render } from '../../../../mails/mail-template.ts';
import { PAYMENT, TO } from '../../../../mails/samples.ts';
import { orderNotPaidMail, orderPlacedMail } from './orders.ts';
import { parcelMovedMail } from './parcels.ts';

const origin = 'https://shop.example';
const SHOP = { origin, shopName: 'Ratnahaat' };

test('an order that was not paid leads to its page, where its items can be bought again', () => {
  const values = { order: PAYMENT };
  expect(contentOf(orderNotPaidMail.templateOf(values), values, {}, SHOP).link).toEqual({
    label: 'Buy again',
    href: `${origin}/orders?orderId=${PAYMENT.number}`,
  });
});

const [placed] = orderPlacedMail.templates;
const parcels = new Map(
  parcelMovedMail.templates.filter(({ language }) => language === 'en').map((template) => [template.id, template]),
);

test.each([
  ['orderPlaced', render(placed!, TO, placed!.sample, { words: {}, ...SHOP })],
  ...['parcelMoved.shipped', 'parcelMoved.outForDelivery', 'parcelMoved.delivered'].map((id) => {
    const template = parcels.get(id)!;
    return [id, render(template, TO, template.sample, { words: {}, ...SHOP })] as const;
  }),
] as const)('the mail %s asks to film the parcel while it is opened', (_, { text }) => {
  expect(text).toContain('Please film the parcel while you open it');
});

test('mails about a parcel name what is in it', () => {
  expect(parcels.size).toBeGreaterThan(0);
  for (const [id, template] of parcels) {
    const { text } = render(template, TO, template.sample, { words: {}, ...SHOP });
    expect(text, id).toContain(`Items: ${template.sample.parcel.contents}`);
  }
});
