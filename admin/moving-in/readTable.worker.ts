import { knownColumns } from '#contract/moving-in/column-facts.ts';
import { MOST_IMPORT_ROWS } from '#contract/calls/imports.ts';
import { textOfCell } from '#contract/shop/csv.ts';
import { encodingOf } from '#contract/shop/file-encoding.ts';
import { fileFault, headOf, rowsOfPiece, textOfBytes } from '#contract/shop/spreadsheet-file.ts';

/*
 * Reads a file as a table, away from the page: a large workbook takes seconds. It does not know the language that is
 * chosen in the browser, so the page finds the words for what it answers.
 */

export type TableFault = 'TOO_MANY_ROWS' | 'EMPTY' | 'NOT_READ';
/** `error` is a text of the contract. */
export type ReadAnswer = { rows: string[][] } | { fault: TableFault } | { error: string };

function textOfWorkbook(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell).trim() : '';
}

/** Returns the sheet of a workbook with the most columns that are understood: others have notes and lists of values. */
async function rowsOfWorkbook(file: File): Promise<string[][]> {
  const { default: readWorkbook } = await import('read-excel-file/web-worker');
  const sheets = (await readWorkbook(file)).map(({ data }) => data.map((row) => row.map(textOfWorkbook)));
  const known = sheets.map((rows) => knownColumns(rows));
  return sheets[known.indexOf(Math.max(...known))] ?? [];
}

function rowsOfText(bytes: Uint8Array): string[][] {
  const text = textOfBytes(bytes, encodingOf(bytes));
  const { delimiter } = headOf(text, (cells) => knownColumns([cells]));
  return rowsOfPiece(text, { delimiter, isLast: true }).rows.map((row) => row.map(textOfCell));
}

async function readTable(file: File): Promise<ReadAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const fault = isWorkbook ? undefined : fileFault(bytes);
  if (fault) return { error: fault };
  const rows = isWorkbook ? await rowsOfWorkbook(file) : rowsOfText(bytes);
  if (rows.length > MOST_IMPORT_ROWS) return { fault: 'TOO_MANY_ROWS' };
  return rows.length > 1 ? { rows } : { fault: 'EMPTY' };
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void readTable(data)
    .catch((): ReadAnswer => ({ fault: 'NOT_READ' }))
    .then((answer) => self.postMessage(answer));
});
