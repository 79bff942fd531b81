import type { ProductRecord, SkuRecord } from '../../providers/records.ts';
import { GRID_FIELDS, GRID_LABELS, withCell } from './gridCells.ts';
import type { ChangedRows, GridField } from './gridCells.ts';
import { hasField, PRODUCT_FIELDS, productLabel, withProductCell } from './productCells.ts';
import type { ChangedProducts, ProductField } from './productCells.ts';

/** A column of the grid: a field of the SKU, or of its product. */
export type GridColumn = { of: 'sku'; field: GridField } | { of: 'product'; field: ProductField };

export const GRID_COLUMNS: readonly GridColumn[] = [
  ...GRID_FIELDS.map((field) => ({ of: 'sku', field }) as const),
  ...PRODUCT_FIELDS.map((field) => ({ of: 'product', field }) as const),
];

/** Identifies a column. */
export const columnKey = ({ of, field }: GridColumn): string => `${of}.${field}`;
export const columnLabel = (column: GridColumn): string =>
  column.of === 'sku' ? GRID_LABELS[column.field] : productLabel(column.field);

/** The default columns. */
export const FIRST_COLUMNS: readonly string[] = [
  'sku.mrpPrice',
  'sku.sellingPrice',
  'sku.quantity',
  'sku.weight',
  'sku.position',
];

/** The unsaved cells of SKUs and of their products. */
export interface GridChanges {
  rows: ChangedRows;
  products: ChangedProducts;
}
export const NO_CHANGES: GridChanges = { rows: {}, products: {} };

/** A row of the grid. The product is undefined until it is read. */
export interface GridRow {
  sku: SkuRecord;
  product: ProductRecord | undefined;
}

/** Returns the unsaved cells after one was edited. A cell that its product does not have stays as it is. */
export function withGridCell(
  changes: GridChanges,
  { sku, product }: GridRow,
  column: GridColumn,
  text: string,
): GridChanges {
  if (column.of === 'sku') return { ...changes, rows: withCell(changes.rows, sku, column.field, text) };
  if (!product || !hasField(product, column.field)) return changes;
  return { ...changes, products: withProductCell(changes.products, product, column.field, text) };
}

/** Where a paste begins, and the columns that it may fill. */
interface PastePlace {
  /** The row of the first cell, and those below it. */
  rows: readonly GridRow[];
  /** The column of the first cell, and those to the right. */
  columns: readonly GridColumn[];
}

/** Returns the unsaved cells after a paste. What is beyond the grid is left out. */
export function withPaste(
  changes: GridChanges,
  { rows, columns }: PastePlace,
  cells: readonly (readonly string[])[],
): GridChanges {
  let after = changes;
  for (const [at, line] of cells.entries()) {
    const row = rows[at];
    if (!row) break;
    for (const [position, text] of line.entries()) {
      const column = columns[position];
      if (column && text !== '') after = withGridCell(after, row, column, text);
    }
  }
  return after;
}
