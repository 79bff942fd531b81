import { describe, expect, test } from 'vitest';
import { CreateProduct } from '#contract/calls/products.ts';
import { countryChoices } from './countries.ts';
import { changeToSend, newProduct, productErrors, productToSend } from './productValues.ts';

const values = {
  ...newProduct(Date.UTC(2026, 10, 23)),
  name: 'Bell jhumka',
  description: '<p>Two bells.</p>',
  categoryId: 7,
};

describe('a new product', () => {
  test('that is empty says what it needs', () => {
    expect(productErrors({ ...newProduct(0), startDate: null, endDate: null }, { isNew: true })).toEqual({
      name: 'Name is required',
      description: 'Description is required',
      categoryId: 'Please choose a category',
      startDate: 'Start date is required',
      endDate: 'End date is required',
    });
  });

  test('is sent as the API takes it, its name for its title', () => {
    expect(productErrors(values, { isNew: true })).toEqual({});
    expect(CreateProduct.parse(productToSend(values))).toMatchObject({
      title: 'Bell jhumka',
      // The server makes a free one from the title.
      seoUrl: '',
      startDate: '2026-11-23',
      endDate: '2028-11-22',
      skus: [],
    });
  });

  test('is refused if it ends before it begins', () => {
    expect(productErrors({ ...values, endDate: '2026-01-01' }, { isNew: true })).toEqual({
      endDate: 'The end date cannot be before the start date',
    });
  });
});

test('facts that were cleared are not stated', () => {
  const attributes = { style: 'Temple', stone: [], care: null, closure: '', platingMicron: undefined };
  expect(changeToSend({ ...values, attributes }).attributes).toEqual({ style: 'Temple' });
});

test('India is the first country offered, and unions are none', () => {
  const choices = countryChoices();
  expect(choices[0]).toEqual({ id: 'IN', name: 'India' });
  expect(choices.length).toBeGreaterThan(190);
  expect(choices.map(({ id }) => id)).not.toContain('EU');
});
