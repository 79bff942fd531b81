/** A value of a table for spreadsheets: a number, or a text that a spreadsheet must not run. */
export type Cell = string | number | boolean | null;

/** The columns of such a table, by what stands above them; amounts name their unit. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/**
 * What spreadsheets run as a formula when a cell begins with it (OWASP, CSV Injection), also behind apostrophes, so that
 * `textOfCell` knows which one was put before it.
 */
const RUN = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell by RFC 4180; a text that would run is led by an apostrophe, which spreadsheets take as 'this is text'. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const safe = RUN.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of such a file. */
export function csvRow(values: readonly Cell[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Returns a table as such a file, with its titles as the first row. */
export function csvTable<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return csvRow(Object.keys(columns)) + rows.map((row) => csvRowOf(columns, row)).join('');
}

/** Returns one row of a table. */
export function csvRowOf<Row>(columns: Columns<Row>, row: Row): string {
  return csvRow(Object.values(columns).map((valueOf) => valueOf(row)));
}

/** A number that spreadsheets keep as it is since an apostrophe is before it. */
const NUMBER_AS_TEXT = /^'[\d][\d .,/:-]*$/;

/**
 * What a cell of a file says: without the apostrophe `csvCell` or a spreadsheet put before it, and without the `="…"`
 * people write so that a spreadsheet keeps `2.10` as it is. Line ends are one sign.
 */
export function textOfCell(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  const asFormula = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (asFormula !== undefined) return asFormula.replaceAll('""', '"');
  return text.startsWith("'") && (RUN.test(text) || NUMBER_AS_TEXT.test(text)) ? text.slice(1) : text;
}
