import type { Staff } from '#contract/calls/actor.ts';
import type { Difference, RowFault, RowOutcome } from '#contract/calls/imports.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import type { Batch, NamedResults } from '../../../db/db.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isTotalRow } from '#contract/shop/spreadsheet-file.ts';
import { byName, faultsOfFields, inWords, shortened } from './columns.ts';
import type { Columns } from './columns.ts';
import type { UncheckedRow } from './statements.ts';

/** The key by which a row finds its record. */
export interface RowKey {
  keyId: number | null;
  keyText: string | null;
  parentId: number | null;
}

/** The outcome of a row's check. */
export interface Decided {
  outcome: Exclude<RowOutcome, 'FAULTY'>;
  targetId: number | null;
  targetVersion: number | null;
  label: string;
  staged: object | null;
  differences: Difference[];
}

/** A row with its cells by column name. */
export interface NamedRow extends UncheckedRow {
  named: Record<string, string>;
  /** Whether a cell after the last column has a value. */
  isTooLong: boolean;
}

/** The next unchecked rows of an import. */
export interface Place {
  importId: number;
  limit: number;
}

/** A list that files can change. */
export interface Kind {
  columns: Columns<never>;
  /** The required columns. */
  needed: readonly string[];
  /** The number of rows checked in one batch. */
  atOnce: number;
  keyOf(cells: Record<string, string>): RowKey;
  /** Returns the statements for the data that the check needs in addition to the rows. */
  reads(shop: Shop, staff: Staff, place: Place): Batch;
  /** Returns the outcome of each row. */
  check(shop: Shop, staff: Staff, names: readonly string[], rows: UncheckedRow[], found: object): Promise<object[]>;
  /** Returns the statements for the data that `apply` needs, if it decides again. */
  applyReads?(importId: number): Batch;
  /** Returns the statements that write the checked rows. */
  apply(shop: Shop, staff: Staff, importId: number, seen: object): readonly Statement[];
}

interface Described<Row, Reads extends Batch, Seen> extends Omit<Kind, 'columns' | 'reads' | 'check'> {
  columns: Columns<Row>;
  /** The column that identifies a record. Faults without a column of their own are shown there. */
  nameColumn: string;
  reads(shop: Shop, staff: Staff, place: Place): Reads;
  /** Prepares the data for all rows once, in the shape that `decide` takes. */
  seen?(staff: Staff, found: NamedResults<Reads>): Seen;
  /** Returns the outcome of a row. @throws RowRefusal, or a refusal with the fields of the form */
  decide(shop: Shop, staff: Staff, row: NamedRow, seen: Seen): Promise<Decided> | Decided;
}

/** A row with an invalid cell, or with a reference to a missing record. */
export class RowRefusal extends Error {
  readonly faults: RowFault[];

  constructor(faults: RowFault[]) {
    super('The row cannot be read.');
    this.faults = faults;
  }
}

/** A totals row below the table. It is shown but has no effect. */
const TOTAL: Decided = {
  outcome: 'UNCHANGED',
  targetId: null,
  targetVersion: null,
  label: 'A total: this row is left out',
  staged: null,
  differences: [],
};

/** Returns the import kind of a list from its description. */
export function kindOf<Row, const Reads extends Batch, Seen = NamedResults<Reads>>(
  described: Described<Row, Reads, Seen>,
): Kind {
  const { columns, nameColumn } = described;

  async function checkRow(shop: Shop, staff: Staff, row: NamedRow, seen: Seen) {
    if (isTotalRow(row.cells, row.named[nameColumn] ?? '')) return { id: row.id, faults: [], ...TOTAL };
    if (row.isTooLong)
      return faulty(row, [{ column: '', value: '', reason: 'This row has more cells than the file has columns' }]);
    if (row.sameAs !== null) {
      const reason = `Row ${row.sameAs} is about the same`;
      return faulty(row, [{ column: nameColumn, value: row.named[nameColumn] ?? '', reason }]);
    }
    try {
      return { id: row.id, faults: [], ...(await described.decide(shop, staff, row, seen)) };
    } catch (error) {
      if (error instanceof RowRefusal) return faulty(row, error.faults);
      if (!(error instanceof Refusal)) throw error;
      const { fields } = error.details;
      if (fields) return faulty(row, faultsOfFields(columns, row.named, fields));
      return faulty(row, [{ column: nameColumn, value: row.named[nameColumn] ?? '', reason: error.message }]);
    }
  }

  const faulty = (row: NamedRow, faults: RowFault[]) => ({
    id: row.id,
    outcome: 'FAULTY',
    label: row.named[nameColumn] ?? '',
    differences: [],
    faults: faults.map(({ value, ...fault }) => ({ ...fault, value: shortened(value) })),
  });

  return {
    ...described,
    columns: columns as Columns<never>,
    async check(shop, staff, names, rows, found) {
      const checked: { id: number; targetId?: number | null }[] = [];
      const seen = described.seen ? described.seen(staff, found as NamedResults<Reads>) : (found as Seen);
      for (const row of rows) {
        const isTooLong = row.cells.slice(names.length).some((cell) => cell.trim() !== '');
        const named = { ...row, named: byName(names, row.cells), isTooLong };
        const one = await checkRow(shop, staff, named, seen);
        checked.push(one);
      }
      return checked;
    },
  };
}

/** Returns the changes of a row, column by column. */
export function differencesOf<Row>(
  columns: Columns<Row>,
  names: Iterable<string>,
  before: Row,
  after: Row,
): Difference[] {
  return [...names].flatMap((column) => {
    const { field, write } = columns[column]!;
    if (field === undefined || write(before) === write(after)) return [];
    return [{ column, before: inWords(write(before)), after: inWords(write(after)) }];
  });
}

/** Returns the values of a new row, column by column. */
export function newValues<Row>(columns: Columns<Row>, cells: Record<string, string>): Difference[] {
  return Object.entries(cells).flatMap(([column, value]) =>
    columns[column]!.field === undefined || value === '' ? [] : [{ column, before: '', after: shortened(value) }],
  );
}
