import { expect, test } from 'vitest';
import { contentOf, render } from '../../../../mails/letter.ts';
import { PAYMENT, TO } from '../../../../mails/samples.ts';
import { orderNotPaidMail, orderPlacedMail } from './orders.ts';
import { parcelMovedMail } from './parcels.ts';

const origin = 'https://shop.example';
const SHOP = { origin, shopName: 'Ratnahaat' };

test('an order that was not paid leads to its page, where its items can be bought again', () => {
  const values = { order: PAYMENT };
  expect(contentOf(orderNotPaidMail.letterOf(values), values, {}, SHOP).link).toEqual({
    label: 'Buy again',
    href: `${origin}/orders?orderId=${PAYMENT.number}`,
  });
});

const [placed] = orderPlacedMail.letters;
const parcels = new Map(parcelMovedMail.letters.map((letter) => [letter.id, letter]));

test.each([
  ['orderPlaced', render(placed!, TO, placed!.sample, { words: {}, ...SHOP })],
  ...['parcelMoved.shipped', 'parcelMoved.outForDelivery', 'parcelMoved.delivered'].map((id) => {
    const letter = parcels.get(id)!;
    return [id, render(letter, TO, letter.sample, { words: {}, ...SHOP })] as const;
  }),
] as const)('the letter %s asks to film the parcel while it is opened', (_, { text }) => {
  expect(text).toContain('Please film the parcel while you open it');
});

test('letters about a parcel name what is in it', () => {
  expect(parcels.size).toBeGreaterThan(0);
  for (const [id, letter] of parcels) {
    const { text } = render(letter, TO, letter.sample, { words: {}, ...SHOP });
    expect(text, id).toContain(`Items: ${letter.sample.parcel.contents}`);
  }
});
