import Papa from 'papaparse';
import { textOfCell } from './csv.ts';
import { cutLength, encodingOf, sequenceLength } from './file-encoding.ts';
import type { FileEncoding } from './file-encoding.ts';

/*
 * Reads spreadsheet files; no other module does. The bytes are decoded to text (`file-encoding.ts`), the text has rows,
 * and one row has the column names. `textOfCell` reads a cell as text. `typed-cells.ts` and the functions of each code
 * read numbers, days and codes.
 */

/** Value separators: spreadsheets use the one of the country's settings. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Returns why a file's first bytes are not text of separated values; undefined when they may be. */
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
 * Returns the text of a file, or of a piece that ends with a line. A wrong byte in UTF-8 is decoded as Windows-1252 by
 * itself, so it affects no other cell. A truncated character becomes U+FFFD, which no text of the shop may contain: its
 * row is invalid.
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

/**
 * A piece of a file: its complete rows, and the rest of the text, which belongs to a row that continues in the next
 * piece.
 */
export interface FilePiece {
  rows: string[][];
  rest: string;
  /** Whether the last row has an unclosed quote. */
  isBroken: boolean;
}

/**
 * Parses a piece of a file of separated values (RFC 4180) that starts at the beginning of a row.
 * @param isLast whether this is the last piece, so that its last row is complete
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

/** The number of rows that are searched for column names. Titles, or `sep=` for Excel, may be above them. */
const MOST_ROWS_ABOVE = 20;

/** The row of column names, and the separator of values. */
export interface FileHead {
  delimiter: string;
  /** The index of the row of column names, from 0. */
  row: number;
}

/**
 * Returns which of a file's first rows has the column names, and the separator in it.
 * @param knownIn returns the number of known column names in a row
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

/** Returns the index of the first row with content. */
function firstRow(text: string, said: string | undefined): number {
  const rows = beginningOf(text).split(/\r\n?|\n/);
  return Math.max(
    0,
    rows.findIndex((row, at) => /[^\s,;|"]/.test(row) && !(at === 0 && said !== undefined)),
  );
}

/** Returns the beginning of a file that is searched for column names. */
function beginningOf(text: string): string {
  const lines = text.slice(0, 64 * 1024).split(/(?<=\r\n|\r(?!\n)|\n)/);
  return lines.slice(0, MOST_ROWS_ABOVE).join('');
}

/** Returns the separator of a file with unknown columns, from its first line. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const TOTAL =
  /^(?:grand |sub[- ]?)?totals?(?: (?:amount|cod|rupees|remitted|pieces|parcels|orders|quantity))*[^\p{L}]*$/iu;

/**
 * Returns whether a row is a total, which people and couriers add below a table.
 * @param key the cell that identifies a record in its row
 */
export function isTotalRow(cells: readonly string[], key: string): boolean {
  return (key === '' || TOTAL.test(key)) && cells.some((cell) => TOTAL.test(textOfCell(cell)));
}

/** A row of a whole file: its number, from 1, and the text of its cells. */
export interface FileRow {
  row: number;
  cells: string[];
}

/** A whole file: the column names, the rows below them, and the skipped rows. */
export interface WholeFile {
  head: FileRow | undefined;
  rows: FileRow[];
  above: FileRow[];
}

/** Reads a whole file and skips empty rows. @param knownIn see `headOf` */
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
