import { describe, expect, test } from 'vitest';
import { skuOf, skuStatus } from './sku-shape.ts';
import type { SkuRow } from './sku-shape.ts';

const TODAY = '2026-11-20';
const row: SkuRow = {
  id: 1,
  productId: 2,
  name: 'Pearl drop',
  code: 'PD-1',
  color: 'Gold',
  size: '',
  weightGrams: 20,
  mrpPaise: 1000_00,
  sellingPaise: 600_00,
  taxCategory: 'STANDARD',
  startOn: null,
  endOn: null,
  productStartOn: null,
  available: 5,
};

describe('the status of a SKU is what day, stock and price say', () => {
  test.each([
    ['below its MRP', {}, 'ON_SALE'],
    ['at its MRP', { sellingPaise: 1000_00 }, 'ACTIVE'],
    ['sold out', { available: 0 }, 'OUT_OF_STOCK'],
    ['to come', { startOn: '2026-11-21' }, 'UPCOMING'],
    ['from today', { startOn: TODAY }, 'ON_SALE'],
    ['to come, without stock', { startOn: '2026-11-21', available: 0 }, 'UPCOMING'],
    ['of a product to come', { productStartOn: '2026-11-21' }, 'UPCOMING'],
    ['of a product to come, without stock', { productStartOn: '2026-11-21', available: 0 }, 'UPCOMING'],
    ['of a product from today', { productStartOn: TODAY }, 'ON_SALE'],
    ['over, of a product to come', { endOn: '2026-11-19', productStartOn: '2026-11-21' }, 'DISCONTINUED'],
    ['until today', { endOn: TODAY }, 'ON_SALE'],
    ['over since yesterday', { endOn: '2026-11-19' }, 'DISCONTINUED'],
    ['over, with stock left', { endOn: '2026-11-19', available: 9 }, 'DISCONTINUED'],
  ] as const)('%s', (_, over, status) => {
    expect(skuStatus({ ...row, ...over }, TODAY)).toBe(status);
  });
});

test('shoppers are told what it costs, what is off, and of no more pieces than one order holds', () => {
  expect(skuOf({ ...row, available: 500 }, [], TODAY)).toMatchObject({
    mrpPrice: 1000_00,
    sellingPrice: 600_00,
    discountPrice: 400_00,
    discountPercentage: 40,
    weight: 0.02,
    inStock: true,
    inventory: { availableQuantity: 99 },
  });
});
