import { factOfWords } from './column-facts.ts';
import type { ColumnFact, Mapping, Recognised } from './column-facts.ts';

/** A cell that was not understood, with the reason. */
export interface CellFault {
  /** The number of the row in the file, from 1. */
  row: number;
  column: string;
  value: string;
  reason: string;
}

/** A cell with a value. */
export interface SourceCell {
  row: number;
  column: string;
  text: string;
}

/** A row with its cells by what their columns say. */
export interface SourceRow {
  row: number;
  cells: Partial<Record<ColumnFact, SourceCell[]>>;
}

/** The rows of one product. */
export interface SourceGood {
  /** Identifies the product in its file. */
  key: string;
  rows: SourceRow[];
  /** The rows that are SKUs. */
  skus: SourceRow[];
}

export interface Folded {
  goods: SourceGood[];
  faults: CellFault[];
}

/** Returns the text of a row's first cell with a fact; empty without one. */
export function textOf({ cells }: SourceRow, fact: ColumnFact): string {
  return cells[fact]?.[0]?.text ?? '';
}

/** Rows of a product that is not sold itself. */
const IS_PARENT = /^(?:variable|parent)\b/i;
/** Kinds of rows that the shop has no goods for. */
const IS_UNKNOWN_KIND = /^(?:grouped|external|bundle|woosb|subscription)/i;
/** What a SKU is known by. Rows without any of it have only pictures or texts. */
const OF_SKUS: readonly ColumnFact[] = ['skuCode', 'price', 'mrp', 'size', 'colour', 'option1Value', 'stock'];

/** Folds the rows of a table into goods with their SKUs, in the order of the file. */
export function foldRows(
  rows: readonly (readonly string[])[],
  { head, columns }: Recognised,
  mapping: Mapping,
): Folded {
  const faults: CellFault[] = [];
  const goods = new Map<string, SourceGood>();
  const codes = new Map<string, string>();
  let last: string | undefined;
  const below = rows.slice(head + 1).map((cells, at) => sourceRow(cells, head + at + 2, columns, mapping));
  for (const row of below) {
    const id = textOf(row, 'rowId');
    const code = textOf(row, 'skuCode');
    if (id !== '' && IS_PARENT.test(textOf(row, 'rowKind'))) codes.set(`id:${id}`, code || `id:${id}`);
  }
  for (const row of below) {
    if (Object.keys(row.cells).length === 0) continue;
    const kind = row.cells.rowKind?.[0];
    if (kind && IS_UNKNOWN_KIND.test(kind.text)) {
      faults.push({ ...faultOf(kind), reason: 'The shop has no goods of this kind. This row is left out' });
      continue;
    }
    const key = keyOf(row, codes) ?? last;
    if (key === undefined) {
      faults.push({ row: row.row, column: '', value: '', reason: 'This row has neither a title nor a code' });
      continue;
    }
    last = key;
    const good = goods.get(key) ?? { key, rows: [], skus: [] };
    goods.set(key, good);
    good.rows.push(row);
    if (!IS_PARENT.test(kind?.text ?? '') && OF_SKUS.some((fact) => row.cells[fact])) good.skus.push(row);
  }
  return { goods: [...goods.values()], faults };
}

export const faultOf = ({ row, column, text }: SourceCell) => ({ row, column, value: text.slice(0, 200) });

function sourceRow(cells: readonly string[], row: number, columns: readonly string[], mapping: Mapping): SourceRow {
  const found: SourceRow = { row, cells: {} };
  for (const [at, fact] of mapping.entries()) {
    const text = (cells[at] ?? '').trim();
    if (fact === null || text === '') continue;
    (found.cells[fact] ??= []).push({ row, column: columns[at] ?? '', text });
  }
  return found;
}

/** Returns the key of a row's product; undefined if the row continues the one above. */
function keyOf(row: SourceRow, codes: ReadonlyMap<string, string>): string | undefined {
  const parent = textOf(row, 'parent');
  if (parent !== '') return codes.get(parent) ?? parent;
  const own = textOf(row, 'group') || textOf(row, 'address');
  if (own !== '') return own;
  const code = textOf(row, 'skuCode');
  const id = textOf(row, 'rowId');
  if (textOf(row, 'rowKind') !== '') return code || (id === '' ? textOf(row, 'title') || undefined : `id:${id}`);
  return textOf(row, 'title') || undefined;
}

/** A value of an option, such as colour or size, by what its name says. */
export interface OptionValue {
  fact: ColumnFact | null;
  name: string;
  cell: SourceCell;
}

const OPTIONS = [1, 2, 3] as const;

/**
 * Returns the options of a SKU's row. Shopify names the options in the first row of a product only. A product without
 * variants has the option `Title` with the value `Default Title`, which says nothing.
 */
export function optionsOf(row: SourceRow, { rows }: SourceGood): OptionValue[] {
  return OPTIONS.flatMap((number) => {
    const cell = row.cells[`option${number}Value`]?.[0];
    const named = row.cells[`option${number}Name`] ?? rows[0]?.cells[`option${number}Name`];
    const name = named?.[0]?.text ?? '';
    if (!cell || /^default title$/i.test(cell.text)) return [];
    return [{ fact: factOfWords(name), name, cell }];
  });
}

/** Returns the first cell of a good with a fact. */
export function cellOf({ rows }: SourceGood, fact: keyof SourceRow['cells']): SourceCell | undefined {
  return rows.map(({ cells }) => cells[fact]?.[0]).find((cell) => cell !== undefined);
}

/** Reads a cell; a cell that is not understood is a fault, and the value is the default. */
export function readOr<Value>(
  cell: SourceCell | undefined,
  read: (text: string) => Value | undefined,
  otherwise: Value,
  reason: string,
  faults: CellFault[],
): Value {
  if (!cell) return otherwise;
  const value = read(cell.text);
  if (value === undefined) faults.push({ ...faultOf(cell), reason });
  return value ?? otherwise;
}
