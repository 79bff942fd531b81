import type * as z from 'zod/mini';
import { plainSigns } from '#contract/shop/bare-text.ts';
import { MAX_STOCK } from '#contract/calls/inventory.ts';
import { ChangeSku } from '#contract/calls/skus.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { errorsOf } from '../../ui/form/fieldErrors.ts';
import { readRupees } from '../../ui/form/readRupees.ts';
import { withText } from './changedRow.ts';
import type { Changed, ChangedOf, Faults } from './changedRow.ts';
import { words } from '../../words/en/skus-grid.ts';
import { common } from '../../words/en/common.ts';

/** The numbers and the texts of a SKU that the grid edits, in the order of its columns. */
const NUMBERS = ['mrpPrice', 'sellingPrice', 'quantity', 'weight', 'position'] as const;
const TEXTS = ['name', 'color', 'size'] as const;
export const GRID_FIELDS = [...NUMBERS, ...TEXTS] as const;
export type GridField = (typeof GRID_FIELDS)[number];

export const GRID_LABELS: Record<GridField, string> = {
  mrpPrice: words.mrp,
  sellingPrice: words.sellingPrice,
  quantity: common.stock,
  weight: words.weightInKg,
  position: common.place,
  name: common.name,
  color: words.colour,
  size: common.size,
};

/** The stored values of the edited fields. */
export type GridValues = Pick<SkuRecord, GridField>;

/** A SKU with unsaved cells, called by its code. */
export type ChangedRow = Changed<GridField, GridValues>;

/** The unsaved rows, by the id of the SKU. */
export type ChangedRows = ChangedOf<ChangedRow>;

export const isNumber = (field: GridField) => NUMBERS.some((number) => number === field);

export const valuesOf = ({
  mrpPrice,
  sellingPrice,
  quantity,
  weight,
  position,
  name,
  color,
  size,
}: SkuRecord): GridValues => ({ mrpPrice, sellingPrice, quantity, weight, position, name, color, size });

/** Returns the number in a cell, written with or without ₹, commas and spaces; NaN if it is none. */
const readNumber = (text: string): number => readRupees(plainSigns(text).replace(/\s*kg$/i, ''));
const readCell = (field: GridField, text: string): number | string =>
  isNumber(field) ? readNumber(text) : text.trim();

/** Returns the text of a cell: the unsaved one, or the stored value. */
export function textOf(row: ChangedRow | undefined, values: GridValues, field: GridField): string {
  return row?.texts[field] ?? String(values[field]);
}

/**
 * Returns the rows after a cell was edited. A cell with the stored value is unchanged, and a row without changed cells
 * is left out.
 */
export function withCell(rows: ChangedRows, sku: SkuRecord, field: GridField, text: string): ChangedRows {
  const fresh = { code: sku.code, version: sku.version, before: valuesOf(sku), texts: {} };
  return withText(rows, sku.id, fresh, field, text, (before) => {
    const isEmpty = text.trim() === '' && isNumber(field);
    return !isEmpty && readCell(field, text) === before[field];
  });
}

/** Returns the cells of a text that was copied from a spreadsheet: lines of columns. */
export function pastedCells(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Returns the body of the change of a SKU, and the change of its stock in pieces. */
export function changesOf({ texts, before, version }: ChangedRow): {
  sku: z.input<typeof ChangeSku> | undefined;
  pieces: number;
} {
  const { quantity, ...others } = texts;
  const fields = Object.entries(others).map(([field, text]) => [field, readCell(field as GridField, text)] as const);
  return {
    sku: fields.length === 0 ? undefined : { ...Object.fromEntries(fields), version },
    pieces: quantity === undefined ? 0 : readNumber(quantity) - before.quantity,
  };
}

/** Returns the fault of each wrong cell, with the API's own texts, and what the server refused. */
export function faultsOf(row: ChangedRow): Faults<GridField> {
  const { texts, before } = row;
  const read = (field: GridField) => {
    const text = texts[field];
    return text === undefined ? before[field] : readCell(field, text);
  };
  // Stored texts are not checked: older ones may break a newer rule.
  const checked = GRID_FIELDS.filter((field) => isNumber(field) || texts[field] !== undefined);
  const { quantity: _, ...fields } = Object.fromEntries(checked.map((field) => [field, read(field)]));
  const faults: Faults<GridField> = { ...row.errors, ...errorsOf(ChangeSku, fields) };
  if (texts.quantity !== undefined) {
    const pieces = readNumber(texts.quantity);
    if (!Number.isInteger(pieces)) faults.quantity = words.stockMustBeAWhole;
    else if (pieces > MAX_STOCK) faults.quantity = words.pleaseEnterAtMost10;
  }
  return faults;
}
