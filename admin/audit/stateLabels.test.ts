import { expect, test } from 'vitest';
import { fieldWord, valueWord } from './stateLabels.ts';

test.each([
  ['sellingPricePaise', 'Selling price'],
  ['isVisible', 'Visible'],
  ['seoUrl', 'SEO URL'],
  ['basisPoints', 'Basis points'],
])('the field %s is called %s', (name, word) => {
  expect(fieldWord(name)).toBe(word);
});

test.each([
  ['sellingPricePaise', 12345678900, '₹12,34,56,789'],
  ['basisPoints', 1250, '12.5%'],
  ['isVisible', false, 'no'],
  ['quantity', 123456, '1,23,456'],
  ['skuId', 123456, '123456'],
  ['dispatchedAt', Date.UTC(2026, 10, 20, 6, 5), '20 Nov 2026, 11:35 am'],
  ['endDate', '2026-11-20', '20 Nov 2026'],
  ['status', 'PENDING_VERIFICATION', 'Pending verification'],
  ['discountType', 'BUY_X_GET_Y', 'Buy x get y'],
  ['code', 'MOREFORMORE', 'MOREFORMORE'],
  ['description', '<p>A pair.</p><p>It opens.</p>', 'A pair. It opens.'],
  ['tiers', [{ minimumOrderValuePaise: 199900, percent: 5 }], 'Minimum order value: ₹1,999; Percent: 5'],
  ['colours', ['Ruby', 'Emerald'], 'Ruby, Emerald'],
  ['cod', { offered: true, abovePaise: 50000, note: '' }, 'Offered: yes; Above: ₹500'],
  ['note', null, ''],
])('%s %j reads %s', (name, value, word) => {
  expect(valueWord(name, value)).toBe(word);
});
