import { expect, test } from 'vitest';
import { coloursOf, sizesOf } from './card-options.ts';

type Card = Parameters<typeof coloursOf>[0] & Parameters<typeof sizesOf>[0];
const card = (sizeSystem: Card['sizeSystem'], ...skus: { color?: string; size?: string; inStock?: boolean }[]): Card =>
  ({
    sizeSystem,
    skus: skus.map((sku) => ({ color: 'Gold', size: '', inStock: true, ...sku })),
    colors: [...new Set(skus.map(({ color }) => color ?? 'Gold'))],
  }) as Card;

test('colours are named where there are several, and one is gone when none of its sizes is left', () => {
  expect(coloursOf(card('bangle', { size: '2.4' }, { size: '2.6' }))).toEqual([]);
  expect(
    coloursOf(card('bangle', { size: '2.4', inStock: false }, { size: '2.6' }, { color: 'Red', inStock: false })),
  ).toEqual([
    { colour: 'Gold', inStock: true },
    { colour: 'Red', inStock: false },
  ]);
});

test.each([
  ['from the smallest to the largest', card('bangle', { size: '2.8' }, { size: '2.10' }, { size: '2.4' }), '2.4–2.10'],
  ['as one where there is one', card('ring', { size: '12' }, { color: 'Red', size: '12' }), '12'],
  ['with their unit once', card('inches', { size: '16 in' }, { size: '18 in' }), '16–18 in'],
  ['of an adjustable piece too', card('bangle', { size: '2.4, 2.6' }), '2.4–2.6'],
  ['of one size for all by its name', card('ring', { size: 'Adjustable' }), 'Adjustable'],
  ['not at all where there are none', card('free', {}), ''],
])('sizes are said %s', (_, product, text) => {
  expect(sizesOf(product)).toBe(text);
});
