import type * as z from 'zod/mini';
import { plainSigns } from '#contract/shop/bare-text.ts';
import { MAX_STOCK } from '#contract/calls/inventory.ts';
import { ChangeSku } from '#contract/calls/skus.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { errorsOf } from '../../ui/form/fieldErrors.ts';
import { readRupees } from '../../ui/form/readRupees.ts';

/** The fields of a SKU that the grid edits, in the order of its columns. */
export const GRID_FIELDS = ['mrpPrice', 'sellingPrice', 'quantity', 'weight', 'position'] as const;
export type GridField = (typeof GRID_FIELDS)[number];

export const GRID_LABELS: Record<GridField, string> = {
  mrpPrice: 'MRP',
  sellingPrice: 'Selling price',
  quantity: 'Stock',
  weight: 'Weight in kg',
  position: 'Place',
};

/** The stored values of the edited fields. */
export type GridValues = Pick<SkuRecord, GridField>;

/** A SKU with unsaved cells. */
export interface ChangedRow {
  code: string;
  /** The version, and the values, that the cells were edited from. */
  version: number;
  before: GridValues;
  /** The text of each changed cell. */
  texts: Partial<Record<GridField, string>>;
  /** Why the server refused a cell, or the row. */
  errors?: Partial<Record<GridField | 'row', string>>;
  /** The stored state after a version conflict. */
  theirs?: { version: number; values: GridValues };
}

/** The unsaved rows, by the id of the SKU. */
export type ChangedRows = Readonly<Record<string, ChangedRow>>;

export const valuesOf = ({ mrpPrice, sellingPrice, quantity, weight, position }: SkuRecord): GridValues => ({
  mrpPrice,
  sellingPrice,
  quantity,
  weight,
  position,
});

/** Returns the number in a cell, written with or without ₹, commas and spaces; NaN if it is none. */
export const readCell = (text: string): number => readRupees(plainSigns(text).replace(/\s*kg$/i, ''));

/** Returns the text of a cell: the unsaved one, or the stored value. */
export function textOf(row: ChangedRow | undefined, values: GridValues, field: GridField): string {
  return row?.texts[field] ?? String(values[field]);
}

/**
 * Returns the rows after a cell was edited. A cell with the stored value is unchanged, and a row without changed cells
 * is left out.
 */
export function withCell(rows: ChangedRows, sku: SkuRecord, field: GridField, text: string): ChangedRows {
  const { [String(sku.id)]: present, ...others } = rows;
  const row = present ?? { code: sku.code, version: sku.version, before: valuesOf(sku), texts: {} };
  const { [field]: _, ...texts } = row.texts;
  const { [field]: __, row: ___, ...errors } = row.errors ?? {};
  const isChanged = text.trim() === '' || readCell(text) !== row.before[field];
  const changed = { ...row, errors, texts: isChanged ? { ...texts, [field]: text } : texts };
  return Object.keys(changed.texts).length === 0 ? others : { ...others, [sku.id]: changed };
}

/** Returns the cells of a text that was copied from a spreadsheet: lines of columns. */
export function pastedCells(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Returns the rows after a paste whose first cell is `field` of the first SKU. What is beyond the grid is left out. */
export function withPaste(
  rows: ChangedRows,
  skus: readonly SkuRecord[],
  field: GridField,
  cells: readonly (readonly string[])[],
): ChangedRows {
  const fields = GRID_FIELDS.slice(GRID_FIELDS.indexOf(field));
  let after = rows;
  for (const [at, line] of cells.entries()) {
    const sku = skus[at];
    if (!sku) break;
    for (const [column, text] of line.entries()) {
      const into = fields[column];
      if (into && text !== '') after = withCell(after, sku, into, text);
    }
  }
  return after;
}

/** Returns the body of the change of a SKU, and the change of its stock in pieces. */
export function changesOf({ texts, before, version }: ChangedRow): {
  sku: z.input<typeof ChangeSku> | undefined;
  pieces: number;
} {
  const { quantity, ...others } = texts;
  const fields = Object.entries(others).map(([field, text]) => [field, readCell(text)] as const);
  return {
    sku: fields.length === 0 ? undefined : { ...Object.fromEntries(fields), version },
    pieces: quantity === undefined ? 0 : readCell(quantity) - before.quantity,
  };
}

/** Returns the fault of each wrong cell, with the API's own texts, and what the server refused. */
export function faultsOf(row: ChangedRow): Partial<Record<GridField | 'row', string>> {
  const { texts, before } = row;
  const read = (field: GridField) => {
    const text = texts[field];
    return text === undefined ? before[field] : readCell(text);
  };
  const { quantity: _, ...fields } = Object.fromEntries(GRID_FIELDS.map((field) => [field, read(field)]));
  const faults: Partial<Record<GridField | 'row', string>> = {
    ...row.errors,
    ...errorsOf(ChangeSku, fields),
  };
  if (texts.quantity !== undefined) {
    const pieces = read('quantity');
    if (!Number.isInteger(pieces)) faults.quantity = 'Stock must be a whole number of pieces';
    else if (pieces > MAX_STOCK) faults.quantity = 'Please enter at most 10,00,000 pieces';
  }
  return faults;
}
