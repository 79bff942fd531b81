import { expect, test } from 'vitest';
import type { WishlistProduct } from '../../api/wire.ts';
import { speechBy } from '../../ui/speech.ts';
import { optionsOf } from './options.ts';

type Sku = WishlistProduct['skus'][number];
const english = { ...speechBy({}), named: (name: string) => name };
const sku = (id: number, color: string, size: string, inStock = true) => ({ id, color, size, inStock }) as Sku;

test.each([
  ['one thing alone', [sku(1, 'Gold', '')], [[1, '', 'Gold']]],
  [
    'sizes of one colour',
    [sku(1, 'Gold', '2.4'), sku(2, 'Gold', '2.6')],
    [
      [1, '2.4', 'Size 2.4'],
      [2, '2.6', 'Size 2.6'],
    ],
  ],
  [
    'an adjustable piece',
    [sku(1, 'Gold', '12, 14')],
    [
      [1, '12', 'Size 12'],
      [1, '14', 'Size 14'],
    ],
  ],
  [
    'colours without sizes',
    [sku(1, 'Gold', ''), sku(2, 'Ruby', '')],
    [
      [1, '', 'Gold'],
      [2, '', 'Ruby'],
    ],
  ],
  [
    'colours and sizes',
    [sku(1, 'Gold', '8'), sku(2, 'Ruby', '8')],
    [
      [1, '8', 'Gold, Size 8'],
      [2, '8', 'Ruby, Size 8'],
    ],
  ],
  ['nothing', [], []],
])('%s', (_, skus, options) => {
  expect(optionsOf({ skus }, english).map(({ skuId, size, label }) => [skuId, size, label])).toEqual(options);
});
