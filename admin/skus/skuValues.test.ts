import { describe, expect, test } from 'vitest';
import { CreateSkuOfProduct } from '#contract/calls/skus.ts';
import { changeToSend, newSku, skuErrors, skuToSend } from './skuValues.ts';

const values = {
  ...newSku(Date.UTC(2026, 10, 23)),
  productId: 7,
  color: 'Ruby',
  mrpPrice: '₹1,299',
  sellingPrice: '899.50',
};

test('sends a new SKU as the API takes it', () => {
  expect(skuErrors(values)).toEqual({});
  expect(CreateSkuOfProduct.parse(skuToSend(values))).toMatchObject({
    productId: 7,
    mrpPrice: 129_900,
    sellingPrice: 89_950,
    taxCategory: 'STANDARD',
    taxRateId: null,
    weight: 0.5,
    quantity: 0,
    startDate: '2026-11-23',
    endDate: null,
  });
});

describe('has the errors of the API:', () => {
  test.each([
    ['MRP', { mrpPrice: 'much' }, 'MRP must be an amount in rupees'],
    ['half a paisa', { sellingPrice: '99.999' }, 'Selling price can have at most two decimals'],
    ['more than a crore', { mrpPrice: '1,00,00,001' }, 'MRP can be at most ₹1,00,00,000'],
    ['selling price', { sellingPrice: '1300' }, 'The selling price cannot be above the MRP'],
    ['selling price', { sellingPrice: '0' }, 'The selling price must be above 0'],
    ['tax rate', { taxCategory: 'REDUCED' as const }, 'Please choose the tax rate'],
    ['colour', { color: null }, 'Colour is required'],
    ['product', { productId: null }, 'Please choose a product'],
  ])('%s', (_, over, error) => {
    expect(Object.values(skuErrors({ ...values, ...over }))).toContain(error);
  });
});

test('a tax rate goes along with a reduced rate alone', () => {
  const reduced = { ...values, taxCategory: 'REDUCED' as const, taxRateId: 2 };
  expect(changeToSend(reduced, { code: '' }).taxRateId).toBe(2);
  expect(changeToSend({ ...reduced, taxCategory: 'ZERO' }, { code: '' }).taxRateId).toBeNull();
});

test('a code that stays is neither sent nor found fault with, however it is written', () => {
  const present = { code: 'RING 65 IN' };
  const stored = { ...values, name: 'Ring', code: present.code };
  expect(skuErrors(stored, present)).toEqual({});
  expect(changeToSend(stored, present)).not.toHaveProperty('code');
  expect(skuErrors({ ...stored, code: 'RING 66' }, present)).toHaveProperty('code');
});
