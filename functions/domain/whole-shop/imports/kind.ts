import type { Staff } from '#contract/calls/actor.ts';
import type { Difference, RowFault, RowOutcome } from '#contract/calls/imports.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import type { Cell } from '#contract/shop/csv.ts';
import type { Results } from '../../../db/db.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { isTotalRow } from '../../spreadsheet-file.ts';
import { byName, cellInWords, faultsOfFields } from './columns.ts';
import type { Columns } from './columns.ts';
import type { UncheckedRow } from './statements.ts';

/** By what a row finds its record. */
export interface RowKey {
  keyId: number | null;
  keyText: string | null;
  parentId: number | null;
}

/** What a row would do. */
export interface Decided {
  outcome: Exclude<RowOutcome, 'FAULTY'>;
  targetId: number | null;
  targetVersion: number | null;
  label: string;
  staged: object | null;
  differences: Difference[];
}

/** A row with its cells by the names of their columns. */
export interface NamedRow extends UncheckedRow {
  named: Record<string, string>;
  /** Whether something stands behind the last column. */
  isTooLong: boolean;
}

/** The next rows of an import that are not checked. */
export interface Place {
  importId: number;
  limit: number;
}

/** A list that files can change. */
export interface Kind {
  columns: Columns<never>;
  /** The columns no file can do without. */
  needed: readonly string[];
  /** So many rows are checked at once. */
  atOnce: number;
  keyOf(cells: Record<string, string>): RowKey;
  /** What checking looks at beside the rows. */
  beside(shop: Shop, staff: Staff, place: Place): readonly Statement[];
  /** What each row would do. */
  check(shop: Shop, staff: Staff, names: readonly string[], rows: UncheckedRow[], beside: unknown[]): Promise<object[]>;
  /** What writing looks at beside the rows, where it decides again. */
  lookAgain?(importId: number): readonly Statement[];
  /** The statements that write what was checked. */
  apply(shop: Shop, staff: Staff, importId: number, seen: unknown[]): readonly Statement[];
}

interface Described<Row, Beside extends readonly Statement[], Seen> extends Omit<Kind, 'columns' | 'beside' | 'check'> {
  columns: Columns<Row>;
  /** The column that names a record, for what is wrong with none of the others. */
  nameColumn: string;
  beside(shop: Shop, staff: Staff, place: Place): Beside;
  /** What was found as each row looks at it, where that is made once for all of them. */
  seen?(staff: Staff, found: Results<Beside>): Seen;
  /** @throws RowRefusal, or a refusal with the fields of the form */
  decide(shop: Shop, staff: Staff, row: NamedRow, seen: Seen): Promise<Decided> | Decided;
}

/** What cannot be read of a row, or names what is not there. */
export class RowRefusal extends Error {
  readonly faults: RowFault[];

  constructor(faults: RowFault[]) {
    super('The row cannot be read.');
    this.faults = faults;
  }
}

/** A row below a table that adds up the others: it is shown, and nothing follows from it. */
const TOTAL: Decided = {
  outcome: 'UNCHANGED',
  targetId: null,
  targetVersion: null,
  label: 'A total: this row is left out',
  staged: null,
  differences: [],
};

/** Describes a list that files can change. */
export function kindOf<Row, const Beside extends readonly Statement[], Seen = Results<Beside>>(
  described: Described<Row, Beside, Seen>,
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
    async check(shop, staff, names, rows, beside) {
      const checked: { id: number; targetId?: number | null }[] = [];
      const found = beside as unknown as Results<Beside>;
      const seen = described.seen ? described.seen(staff, found) : (found as Seen);
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

const SHOWN_MAX = 200;

function shortened(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

const inWords = (cell: Cell) => shortened(cellInWords(cell));

/** What a row changes, column by column. */
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

/** What a new row says, column by column. */
export function newValues<Row>(columns: Columns<Row>, cells: Record<string, string>): Difference[] {
  return Object.entries(cells).flatMap(([column, value]) =>
    columns[column]!.field === undefined || value === '' ? [] : [{ column, before: '', after: shortened(value) }],
  );
}
