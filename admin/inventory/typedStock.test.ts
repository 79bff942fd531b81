import { expect, test } from 'vitest';
import { NEW_STOCK, stockFaults, stockToSend } from './typedStock.ts';

test('an item asks for its SKU and its total quantity', () => {
  expect(stockFaults(NEW_STOCK, { isNew: true })).toEqual({
    skuId: 'Please choose a SKU',
    quantity: 'Quantity must be a whole number of pieces',
  });
});

test('what was typed is sent in whole pieces, an empty location as none', () => {
  const typed = { skuId: 7, quantity: 12, reservedQuantity: null, location: '' };
  expect(stockFaults(typed, { isNew: true })).toEqual({});
  expect(stockToSend(typed)).toEqual({ skuId: 7, quantity: 12, reservedQuantity: 0, location: null });
  expect(stockFaults({ ...typed, quantity: -1 }, { isNew: false })).toEqual({ quantity: 'Quantity must be 0 or more' });
});
