/**
 * Reads a file of comma separated values (RFC 4180): rows of texts, without those that are empty.
 * @example rowsOfCsv('AWB,Amount\r\n"A,1",5') // [['AWB', 'Amount'], ['A,1', '5']]
 */
export function rowsOfCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A value, quoted or not, and what ends it. A spreadsheet may begin its file with a mark.
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain!.trim() : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A row of such a file. A text that a spreadsheet would run as a formula gets a sign before it. */
export function csvRow(values: readonly (string | number)[]): string {
  return `${values.map((value) => fieldOf(String(value))).join(',')}\r\n`;
}

function fieldOf(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
