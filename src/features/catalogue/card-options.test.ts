import { expect, test } from 'vitest';
import { optionsOf } from './card-options.ts';

type Card = Parameters<typeof optionsOf>[0];
const card = (...skus: { color: string; size: string; inStock?: boolean }[]): Card =>
  ({
    skus: skus.map((sku) => ({ inStock: true, ...sku })),
    colors: [...new Set(skus.map(({ color }) => color))],
  }) as Card;

test.each([
  [
    'by colour where only colours differ',
    card({ color: 'Gold', size: '' }, { color: 'Red', size: '' }),
    ['Gold', 'Red'],
  ],
  [
    'by size where only sizes differ',
    card({ color: 'Gold', size: '2.4' }, { color: 'Gold', size: '2.6' }),
    ['2.4', '2.6'],
  ],
  [
    'by both where both differ',
    card({ color: 'Gold', size: '2.4' }, { color: 'Red', size: '2.6' }),
    ['Gold 2.4', 'Red 2.6'],
  ],
  ['by colour where there is nothing to tell apart', card({ color: 'Gold', size: '' }), ['Gold']],
  ['without the many sizes of an adjustable piece', card({ color: 'Gold', size: '2.4,2.6' }), ['Gold']],
])('options are named %s', (_, product, labels) => {
  expect(optionsOf(product).map(({ label }) => label)).toEqual(labels);
});

test('only where colours differ is there a swatch', () => {
  expect(
    optionsOf(card({ color: 'Gold', size: '2.4' }, { color: 'Gold', size: '2.6' })).map(({ colour }) => colour),
  ).toEqual([undefined, undefined]);
  expect(optionsOf(card({ color: 'Gold', size: '' }, { color: 'Red', size: '', inStock: false }))).toEqual([
    { label: 'Gold', colour: 'Gold', inStock: true },
    { label: 'Red', colour: 'Red', inStock: false },
  ]);
});
