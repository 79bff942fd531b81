import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '../../providers/records.ts';
import {
  hasField,
  productChangesOf,
  productFaultsOf,
  productText,
  productValuesOf,
  suggestionsFor,
  withProductCell,
} from './productCells.ts';
import type { ChangedProduct, ChangedProducts, ProductField } from './productCells.ts';

const product = {
  id: 7,
  name: 'Jhumka',
  version: 5,
  isVisible: true,
  isActive: true,
  codAllowed: true,
  brand: 'Meera',
  hsn: '71171990',
  family: 'earring',
  attributes: { plating: 'Oxidised', stone: ['Kemp', 'Pearl bead'], care: 'Keep dry.' },
} as unknown as ProductRecord;
const NONE: ChangedProducts = {};
const edited = (field: ProductField, text: string): ChangedProduct => withProductCell(NONE, product, field, text)[7]!;

describe('a cell of a product', () => {
  test.each([
    ['isVisible', 'no', { isVisible: false }],
    ['codAllowed', 'FALSE', { codAllowed: false }],
    ['brand', ' Ratna ', { brand: 'Ratna' }],
  ] as const)('%s “%s” is sent as a field', (field, text, body) => {
    expect(productChangesOf(edited(field, text))).toEqual({ ...body, version: 5 });
  });

  test.each([
    ['plating', 'rhodium PLATED', { plating: 'Rhodium plated' }],
    ['stone', 'pearl bead; No stone,', { stone: ['Pearl bead', 'No stone'] }],
    ['occasion', 'Daily', { occasion: ['Daily'] }],
  ] as const)('%s “%s” is sent with the facts that stay', (field, text, fact) => {
    const attributes = { ...product.attributes, ...fact };
    expect(productChangesOf(edited(field, text))).toEqual({ attributes, version: 5 });
  });

  test('that is emptied takes its fact off', () => {
    const { attributes } = productChangesOf(edited('care', ''));
    expect(attributes).toEqual({ plating: 'Oxidised', stone: ['Kemp', 'Pearl bead'] });
  });

  test.each([
    ['isActive', 'Yes'],
    ['stone', 'pearl bead, kemp'],
    ['care', ' Keep dry. '],
    ['warranty', ''],
  ] as const)('%s “%s” is what is stored, so nothing is changed', (field, text) => {
    expect(withProductCell(NONE, product, field, text)).toEqual({});
  });

  test.each([
    ['isVisible', 'perhaps', 'Visible must be Yes or No'],
    ['hsn', '12', 'An HSN code has 4, 6 or 8 digits'],
    ['care', 'x', 'Care must have at least 2 characters'],
    ['movement', 'Quartz', 'Unknown field: movement'],
  ] as const)('%s “%s” is a fault in words', (field, text, fault) => {
    const faults = productFaultsOf(edited(field, text));
    expect(Object.values(faults)).toEqual([fault]);
  });

  test('with a word that the list does not have is a fault at the cell', () => {
    expect(productFaultsOf(edited('plating', 'Golden')).plating).toMatch(/^Plating must be one of: 1-gram/);
    expect(productFaultsOf(edited('stone', 'Kemp, Ruby')).stone).toMatch(/^An entry of stone must be one of: AD/);
  });

  test('shows words and switches as texts', () => {
    const values = productValuesOf(product);
    expect([productText(undefined, values, 'stone'), productText(undefined, values, 'isVisible')]).toEqual([
      'Kemp, Pearl bead',
      'Yes',
    ]);
  });
});

test('a fact of watches belongs to watches, and to products without a family', () => {
  const has = (family: ProductRecord['family']) => hasField({ family }, 'movement');
  expect([has('watch'), has(null), has('ring')]).toEqual([true, true, false]);
});

test('the words of a list complete a cell after those that it has', () => {
  expect(suggestionsFor('stone', 'Kemp, Pe')).toContain('Kemp, Pearl bead');
  expect(suggestionsFor('stone', 'Kemp, Pe')).not.toContain('Kemp, Kemp');
  expect(suggestionsFor('isVisible', '')).toEqual(['Yes', 'No']);
  expect(suggestionsFor('care', 'Keep')).toEqual([]);
});
