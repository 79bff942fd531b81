import { describe, expect, test } from 'vitest';
import type { SkuRecord } from '../../providers/records.ts';
import { changesOf, faultsOf, withCell } from './gridCells.ts';
import type { ChangedRow, ChangedRows } from './gridCells.ts';

const sku = (id: number): SkuRecord =>
  ({
    id,
    code: `T-${id}`,
    version: 3,
    mrpPrice: 1000,
    sellingPrice: 600,
    quantity: 10,
    weight: 0.5,
    position: 0,
    name: 'Jhumka',
    color: 'Gold',
    size: '',
  }) as SkuRecord;
const NONE: ChangedRows = {};
const rowOf = (rows: ChangedRows, id = 1): ChangedRow => rows[id]!;

describe('a cell', () => {
  test.each([
    ['₹ 1,099.50', 1099.5],
    ['Rs. 750/-', 750],
    [' 800 ', 800],
  ])('reads %s as %d rupees', (text, value) => {
    const row = rowOf(withCell(NONE, sku(1), 'mrpPrice', text));
    expect(changesOf(row)).toEqual({ sku: { mrpPrice: value, version: 3 }, pieces: 0 });
    expect(faultsOf(row)).toEqual({});
  });

  test('with its stored value, however it is written, is unchanged', () => {
    const edited = withCell(NONE, sku(1), 'sellingPrice', '499');
    expect(Object.keys(edited)).toEqual(['1']);
    expect(withCell(edited, sku(1), 'sellingPrice', '₹600.00')).toEqual({});
  });

  test('of the stock is sent as the pieces that came or went', () => {
    const row = rowOf(withCell(withCell(NONE, sku(1), 'quantity', '7'), sku(1), 'weight', '0.25 kg'));
    expect(changesOf(row)).toEqual({ sku: { weight: 0.25, version: 3 }, pieces: -3 });
  });

  test('of a text is sent as it is written, without spaces around it', () => {
    const row = rowOf(withCell(NONE, sku(1), 'color', ' Ruby '));
    expect(changesOf(row)).toEqual({ sku: { color: 'Ruby', version: 3 }, pieces: 0 });
    expect(withCell(NONE, sku(1), 'size', ' ')).toEqual({});
  });

  test.each([
    ['name', '', 'Name is required'],
    ['sellingPrice', '1,100', 'The selling price cannot be above the MRP'],
    ['sellingPrice', '', 'Selling price must be an amount in rupees'],
    ['mrpPrice', 'dear', 'MRP must be an amount in rupees'],
    ['quantity', '2.5', 'Stock must be a whole number of pieces'],
    ['quantity', '20,00,000', 'Please enter at most 10,00,000 pieces'],
    ['weight', '0', 'The weight must be above 0'],
    ['position', '1.5', 'Position must be a whole number'],
  ] as const)('%s “%s” is a fault in words', (field, text, fault) => {
    expect(faultsOf(rowOf(withCell(NONE, sku(1), field, text)))).toEqual({ [field]: fault });
  });
});
