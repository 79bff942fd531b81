import { describe, expect, test } from 'vitest';
import { differingSum, formerOrderKey } from './former-orders.ts';

test.each([
  ['#1001', '1001'],
  [' RH-10 01 ', 'rh-1001'],
  ['१००१', '1001'],
])('the number %j is the same order as %j', (one, other) => {
  expect(formerOrderKey('Shopify', one)).toBe(formerOrderKey(' shopify', other));
});

test('a number belongs to its shop, and signs within it count', () => {
  expect(formerOrderKey('Shopify', '1001')).not.toBe(formerOrderKey('WooCommerce', '1001'));
  expect(formerOrderKey('Shopify', 'RH-10-01')).not.toBe(formerOrderKey('Shopify', 'RH-1001'));
  expect(formerOrderKey('Shopify', ' # ')).toBeUndefined();
});

describe('the parts of an order', () => {
  const ORDER = {
    items: [{ quantity: 2, unitPricePaise: 49900 }],
    shippingPaise: 6000,
    feesPaise: 4000,
    discountPaise: 5000,
    taxPaise: 2994,
    totalPaise: 104800,
  };
  test.each([
    ['with tax in the prices', {}, undefined],
    ['with tax on top of them', { totalPaise: 107794 }, undefined],
    ['within a rupee', { totalPaise: 104700 }, undefined],
    ['with an unknown price', { items: [{ quantity: 1, unitPricePaise: null }], totalPaise: 1 }, undefined],
    ['without lines', { items: [], totalPaise: 1 }, undefined],
    ['that differ', { totalPaise: 100000 }, 104800],
  ])('%s', (_, over, sum) => {
    expect(differingSum({ ...ORDER, ...over })).toBe(sum);
  });
});
