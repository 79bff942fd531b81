import { expect, test } from 'vitest';
import { NEW_STOCK, stockErrors, stockToSend } from './stockValues.ts';

test('an item asks for its SKU and its total quantity', () => {
  expect(stockErrors(NEW_STOCK, { isNew: true })).toEqual({
    skuId: 'Please choose a SKU',
    quantity: 'Quantity must be a whole number of pieces',
  });
});

test('sends whole pieces, and an empty location as null', () => {
  const values = { skuId: 7, quantity: 12, reservedQuantity: null, location: '' };
  expect(stockErrors(values, { isNew: true })).toEqual({});
  expect(stockToSend(values)).toEqual({ skuId: 7, quantity: 12, reservedQuantity: 0, location: null });
  expect(stockErrors({ ...values, quantity: -1 }, { isNew: false })).toEqual({
    quantity: 'Quantity must be 0 or more',
  });
});
