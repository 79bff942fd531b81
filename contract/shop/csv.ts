/** A cell for spreadsheets: a number, or a text that a spreadsheet must not run as a formula. */
export type Cell = string | number | boolean | null;

/** The columns of a table by their headings. The headings of amounts contain the unit. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/**
 * Beginnings of cells that spreadsheets run as a formula (OWASP, CSV Injection), also after apostrophes, so that
 * `textOfCell` knows which apostrophe was added.
 */
const RUN = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Returns a cell in the format of RFC 4180. A text that would run as a formula gets a leading apostrophe, which
 * spreadsheets read as 'this is text'.
 */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const safe = RUN.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a row of a CSV file. */
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

/** A number with a leading apostrophe, which spreadsheets therefore do not change. */
const NUMBER_AS_TEXT = /^'[\d][\d .,/:-]*$/;

/**
 * Returns the text of a cell, without the apostrophe added by `csvCell` or a spreadsheet. It also removes the `="…"`
 * that people write so that a spreadsheet keeps `2.10`. Line ends become one character.
 */
export function textOfCell(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  const asFormula = /^="((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (asFormula !== undefined) return asFormula.replaceAll('""', '"');
  return text.startsWith("'") && (RUN.test(text) || NUMBER_AS_TEXT.test(text)) ? text.slice(1) : text;
}
