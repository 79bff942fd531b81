import { expect, test } from 'vitest';
import type { ProductRecord, SkuRecord } from '../../providers/records.ts';
import { pastedCells } from './gridCells.ts';
import { GRID_COLUMNS, NO_CHANGES, withPaste } from './gridColumns.ts';
import type { GridRow } from './gridColumns.ts';

const row = (id: number, productId: number): GridRow => ({
  sku: { id, code: `T-${id}`, version: 3, mrpPrice: 1000, sellingPrice: 600, weight: 0.5, position: 0 } as SkuRecord,
  product: { id: productId, name: `P-${productId}`, version: 5, family: 'earring', attributes: {} } as ProductRecord,
});
const rows = [row(1, 7), row(2, 7), row(3, 8)];
const columnsFrom = (field: string) => GRID_COLUMNS.slice(GRID_COLUMNS.findIndex((column) => column.field === field));
const textsOf = (changed: Readonly<Record<string, { texts: object }>>) =>
  Object.fromEntries(Object.entries(changed).map(([id, { texts }]) => [id, texts]));

test('a pasted column fills the cells below, and what is beyond the grid is left out', () => {
  const place = { rows: rows.slice(1), columns: columnsFrom('mrpPrice') };
  const after = withPaste(NO_CHANGES, place, pastedCells('₹1,200\r\n\r\n900\r\n'));
  expect(textsOf(after.rows)).toEqual({ 2: { mrpPrice: '₹1,200' } });
});

test('several pasted columns fill the cells to the right', () => {
  const place = { rows, columns: columnsFrom('weight').slice(0, 2) };
  const after = withPaste(NO_CHANGES, place, pastedCells('0.2\t4\tmore\n0.3\t5'));
  expect(textsOf(after.rows)).toEqual({ 1: { weight: '0.2', position: '4' }, 2: { weight: '0.3', position: '5' } });
});

test('a pasted fact is one change of its product, whichever of its SKUs it stands at', () => {
  const place = { rows, columns: columnsFrom('plating') };
  const after = withPaste(NO_CHANGES, place, pastedCells('Oxidised\nOxidised\nRhodium plated'));
  expect(after.rows).toEqual({});
  expect(textsOf(after.products)).toEqual({ 7: { plating: 'Oxidised' }, 8: { plating: 'Rhodium plated' } });
});

test('a fact that the product does not have is not pasted', () => {
  const after = withPaste(NO_CHANGES, { rows, columns: columnsFrom('movement') }, pastedCells('Quartz'));
  expect(after).toEqual(NO_CHANGES);
});
