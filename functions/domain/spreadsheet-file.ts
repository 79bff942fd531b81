import Papa from 'papaparse';
import { textOfCell } from '#contract/shop/csv.ts';
import { cutLength, encodingOf, sequenceLength } from '#contract/shop/file-encoding.ts';
import type { FileEncoding } from '#contract/shop/file-encoding.ts';

/*
 * The one way to read a file of a spreadsheet: its bytes are text (`file-encoding.ts`), the text has rows, and one of them
 * names the columns. What a cell says is `textOfCell`; numbers, days and codes in it are read by `typed-cells.ts` and the
 * functions of each code.
 */

/** Separators of values: spreadsheets write what the settings of their country say. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Returns why the bytes at the beginning of a file are no text of separated values; undefined where they may be one. */
export function fileFault([first, second]: Uint8Array): string | undefined {
  if (first === 0x50 && second === 0x4b)
    return 'This is a workbook. Please save it as “CSV UTF-8” and choose that file';
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return 'This file is written in UTF-16. Please save it as “CSV UTF-8” and choose that file';
  return undefined;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const WINDOWS = new TextDecoder('windows-1252');

/**
 * Returns the text of a file, or of a piece of it that ends with a line. A wrong byte in UTF-8 is read as Windows-1252 by
 * itself, so it spoils no other cell. A character that was cut off becomes U+FFFD, which no text of the shop may have: its
 * row is faulty.
 */
export function textOfBytes(bytes: Uint8Array, encoding: FileEncoding): string {
  if (encoding === 'windows-1252') return WINDOWS.decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return textWithWrongBytes(bytes);
  }
}

function textWithWrongBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    parts.push(UTF_8.decode(bytes.subarray(from, at)));
    const cut = cutLength(bytes, at);
    parts.push(cut > 1 ? '\ufffd' : WINDOWS.decode(bytes.subarray(at, at + 1)));
    at += cut;
    from = at;
  }
  parts.push(UTF_8.decode(bytes.subarray(from)));
  return parts.join('');
}

/** Some of a file: its whole rows, and what of the text belongs to a row that goes on in the next piece. */
export interface FilePiece {
  rows: string[][];
  rest: string;
  /** Whether the last row has a quote that nothing closes. */
  isBroken: boolean;
}

/**
 * Reads a piece of a file of separated values (RFC 4180), from the beginning of a row on.
 * @param isLast whether nothing follows: the last row is whole then
 */
export function rowsOfPiece(text: string, { delimiter, isLast }: { delimiter: string; isLast: boolean }): FilePiece {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  const { data, errors, meta } = parser.parse(plain, 0, !isLast) as Papa.ParseResult<string[]>;
  return {
    rows: data,
    rest: isLast ? '' : plain.slice(meta.cursor),
    isBroken: errors.some(({ code }) => code === 'MissingQuotes'),
  };
}

/** Names of columns are looked for in so many rows: above them may be titles, and `sep=` for Excel. */
const MOST_ROWS_ABOVE = 20;

/** Where the names of columns are, and by what values are separated. */
export interface FileHead {
  delimiter: string;
  /** The place of the row of names, from 0. */
  row: number;
}

/**
 * Returns which row at the beginning of a file names its columns, and the separator by which it does.
 * @param knownIn how many names of columns a row has
 */
export function headOf(text: string, knownIn: (cells: readonly string[]) => number): FileHead {
  const plain = text.replace(/^\uFEFF/, '');
  const said = /^"?sep=(.)/i.exec(plain)?.[1];
  let best = { delimiter: said ?? delimiterOf(plain), row: firstRow(plain, said), known: 0 };
  for (const delimiter of new Set([said ?? ',', ...DELIMITERS])) {
    const { rows } = rowsOfPiece(beginningOf(plain), { delimiter, isLast: true });
    for (const [row, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
      const known = knownIn(cells.map(textOfCell));
      if (known > best.known) best = { delimiter, row, known };
    }
  }
  return { delimiter: best.delimiter, row: best.row };
}

/** The first row that says something. */
function firstRow(text: string, said: string | undefined): number {
  const rows = beginningOf(text).split(/\r\n?|\n/);
  return Math.max(
    0,
    rows.findIndex((row, at) => /[^\s,;|"]/.test(row) && !(at === 0 && said !== undefined)),
  );
}

/** Enough of a file for the rows in which names are looked for. */
function beginningOf(text: string): string {
  const lines = text.slice(0, 64 * 1024).split(/(?<=\r\n|\r(?!\n)|\n)/);
  return lines.slice(0, MOST_ROWS_ABOVE).join('');
}

/** The separator of a file of unknown columns, by its first line. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const TOTAL =
  /^(?:grand |sub[- ]?)?totals?(?: (?:amount|cod|rupees|remitted|pieces|parcels|orders|quantity))*[^\p{L}]*$/iu;

/**
 * Whether a row adds others up, as people and couriers put it below a table.
 * @param key what names a record in a row
 */
export function isTotalRow(cells: readonly string[], key: string): boolean {
  return (key === '' || TOTAL.test(key)) && cells.some((cell) => TOTAL.test(textOfCell(cell)));
}

/** A row of a whole file: its place, from 1, and what its cells say. */
export interface FileRow {
  row: number;
  cells: string[];
}

/** A whole file: the names of its columns, the rows below them, and the rows that are left out. */
export interface WholeFile {
  head: FileRow | undefined;
  rows: FileRow[];
  above: FileRow[];
}

/** Reads a whole file; empty rows are left out. @param knownIn see `headOf` */
export function rowsOfFile(file: string | Uint8Array, knownIn: (cells: readonly string[]) => number): WholeFile {
  const text = typeof file === 'string' ? file : textOfBytes(file, encodingOf(file));
  const head = headOf(text, knownIn);
  const all = rowsOfPiece(text, { delimiter: head.delimiter, isLast: true })
    .rows.map((cells, at) => ({ row: at + 1, cells: cells.map(textOfCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    head: all.find(({ row }) => row === head.row + 1),
    rows: all.filter(({ row }) => row > head.row + 1),
    above: all.filter(({ row, cells }) => row <= head.row && !/^sep=/i.test(cells[0]!)),
  };
}
