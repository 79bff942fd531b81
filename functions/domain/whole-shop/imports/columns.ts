import type { RowFault } from '#contract/calls/imports.ts';
import { textOfCell } from '#contract/shop/csv.ts';
import type { Cell } from '#contract/shop/csv.ts';
import { asKept, readDay, readFlag, readNumber, readPaise } from '#contract/shop/typed-cells.ts';
import { lostLetters } from '#contract/shop/windows-1252.ts';

/** A column of a list as a file: how to write it and, if a file can change it, how to read it. */
export interface Column<Row> {
  write(row: Row): Cell;
  /** The path of its form field; absent for a read-only column. */
  field?: string;
  /** Parses a cell's text to the value of the form; undefined if it is invalid. */
  read?(text: string): unknown;
  /** The message for an invalid cell. */
  expected?: string;
  /** The value of an empty cell for an existing record. Without it the cell is required. */
  whenEmpty?: string | null | readonly string[];
  /** Whether a cell that differs from the record is a fault. */
  isFixed?: true;
}

export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

/** Returns a column that is exported and ignored on import. */
export const told = <Row>(write: (row: Row) => Cell): Column<Row> => ({ write });

/** Returns a column that is exported and must not be changed by a file. */
export const fixed = <Row>(write: (row: Row) => Cell, read?: (text: string) => unknown): Column<Row> => ({
  write,
  isFixed: true,
  ...(read && { read }),
});

export const text = <Row>(field: string, write: (row: Row) => string): Column<Row> => ({
  write,
  field,
  read: (cell) => cell,
  whenEmpty: '',
});

/** Returns an optional text column. */
export const maybeText = <Row>(field: string, write: (row: Row) => string | null): Column<Row> => ({
  write,
  field,
  read: (cell) => cell,
  whenEmpty: null,
});

/** Converts paise to rupees: `1299.5`. */
export const rupees = (paise: number) => Number((paise / 100).toFixed(2));

export const amount = <Row>(field: string, write: (row: Row) => number): Column<Row> => ({
  write: (row) => rupees(write(row)),
  field,
  read(cell) {
    const paise = readPaise(cell);
    return paise === undefined ? undefined : paise / 100;
  },
  expected: 'must be rupees, such as 1299.00',
});

export const number = <Row>(field: string, write: (row: Row) => number | null, whenEmpty?: null): Column<Row> => ({
  write,
  field,
  read: readNumber,
  expected: 'must be a number',
  ...(whenEmpty === null ? { whenEmpty } : {}),
});

export const day = <Row>(field: string, write: (row: Row) => string | null): Column<Row> => ({
  write,
  field,
  read: readDay,
  expected: 'must be a day, such as 2026-11-20 or 20/11/2026',
  whenEmpty: null,
});

export const flag = <Row>(field: string, write: (row: Row) => boolean): Column<Row> => ({
  write,
  field,
  read: readFlag,
  expected: 'must be yes or no',
});

const APART = '; ';

/** Returns a column with several values in one cell. */
export const list = <Row>(field: string, write: (row: Row) => readonly string[] | undefined): Column<Row> => ({
  write: (row) => write(row)?.join(APART) ?? '',
  field,
  read: (cell) =>
    cell
      .split(APART.trim())
      .map((part) => part.trim())
      .filter(Boolean),
  whenEmpty: [],
});

/** Returns the columns of a list for its export. */
export function writing<Row>(columns: Columns<Row>): Record<string, (row: Row) => Cell> {
  return Object.fromEntries(Object.entries(columns).map(([name, { write }]) => [name, write]));
}

const WITHOUT_SIGNS = /[^a-z]+/g;
const plain = (name: string) => name.toLowerCase().replace(WITHOUT_SIGNS, ' ').trim();

/** Returns a function that counts the columns of a list named in a row. */
export function knownNames(columns: Columns<never>): (cells: readonly string[]) => number {
  const known = new Set(Object.keys(columns).map(plain));
  return (cells) => new Set(cells.map(plain).filter((name) => known.has(name))).size;
}

/** The canonical names of a file's columns; empty for an unnamed column. */
export interface Head {
  names: string[];
  faults: RowFault[];
}

/**
 * Reads the header row.
 * @param needed the required columns
 */
export function readHead(columns: Columns<never>, cells: readonly string[], needed: readonly string[]): Head {
  const known = new Map(Object.keys(columns).map((name) => [plain(name), name]));
  const faults: RowFault[] = [];
  const names = cells.map((cell, at) => {
    const message = textOfCell(cell);
    const name = known.get(plain(message));
    const fault = (reason: string) => faults.push({ column: message, value: message, reason });
    if (message !== '' && name === undefined)
      fault(`There is no column “${message.slice(0, 60)}” here. Please remove it`);
    else if (name !== undefined && cells.findIndex((one) => plain(textOfCell(one)) === plain(name)) !== at)
      fault(`The column “${name}” stands there twice`);
    return name ?? '';
  });
  for (const name of needed.filter((one) => !names.includes(one)))
    faults.push({ column: name, value: '', reason: `There is no column “${name}”` });
  return { names, faults };
}

/** Returns a row's cells by their column names. */
export function byName(names: readonly string[], cells: readonly string[]): Record<string, string> {
  const named = names.map((name, at) => [name, textOfCell(cells[at] ?? '')] as const);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}

/** A row in the shape of a form: its fields, and the faults of invalid cells. */
export interface ReadRow {
  fields: Record<string, unknown>;
  faults: RowFault[];
}

const SAVE_AS_UTF_8 = 'Please save the file as “CSV UTF-8”, or change this in its form';

/**
 * Reads a row of a file as the fields of a form. A cell equal to the record is not a field, so unchanged values are not
 * validated.
 * @param stored the existing record; without one, an empty cell is a field that is not given
 */
export function readRow<Row>(columns: Columns<Row>, cells: Record<string, string>, stored: Row | undefined): ReadRow {
  const fields: Record<string, unknown> = {};
  const faults: RowFault[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const { field, read, expected = '', whenEmpty, write, isFixed } = columns[name]!;
    const fault = (reason: string) => faults.push({ column: name, value: cell, reason });
    const known = stored === undefined ? '' : textOfCell(cellInWords(write(stored)));
    const lost = field === undefined || asKept(known, cell) === known ? undefined : lostLetters(known, cell);
    if (lost !== undefined) {
      fault(`${name} has “${lost}” in place of letters that were lost. ${SAVE_AS_UTF_8}`);
      continue;
    }
    if (isFixed && stored !== undefined && !saysSame(known, cell, read))
      fault(`${name} cannot be changed by a file. Please leave it as it is, or remove the column`);
    if (field === undefined || read === undefined) continue;
    if (stored === undefined) {
      if (cell === '') continue;
      const value = read(cell);
      if (value === undefined) fault(`${name} ${expected}`);
      else fields[field] = value;
      continue;
    }
    const message = asKept(known, cell);
    if (message === known) continue;
    const value = message === '' ? whenEmpty : read(message);
    if (value === undefined) fault(message === '' ? `${name} is required` : `${name} ${expected}`);
    else if (known === '' || JSON.stringify(value) !== JSON.stringify(read(known))) fields[field] = value;
  }
  return { fields, faults };
}

/** Returns whether a cell equals the stored value, in any spelling of spreadsheets. */
function saysSame(known: string, cell: string, read: Column<never>['read']): boolean {
  const message = asKept(known, cell);
  if (message === known) return true;
  const value = read?.(message);
  return value !== undefined && value === read?.(known);
}

/** Returns a value as text for a file. */
export function cellInWords(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell ?? '');
}

/** The most characters of a cell that are shown. */
const SHOWN_MAX = 200;

export function shortened(cell: string): string {
  return cell.length > SHOWN_MAX ? `${cell.slice(0, SHOWN_MAX)}…` : cell;
}

/** Returns a value as it is shown with its change. */
export const inWords = (cell: Cell) => shortened(cellInWords(cell));

/** Returns faults of form fields as faults of their columns. */
export function faultsOfFields<Row>(
  columns: Columns<Row>,
  cells: Record<string, string>,
  fields: Record<string, string>,
): RowFault[] {
  return Object.entries(fields).map(([field, reason]) => {
    const [column = ''] =
      Object.entries(columns).find(([, { field: own }]) => own !== undefined && isOf(field, own)) ?? [];
    return { column, value: cells[column] ?? '', reason };
  });
}

/** Returns whether a faulty field, or an entry in it, belongs to a column. */
const isOf = (field: string, own: string) => field === own || field.startsWith(`${own}.`);
