import Papa from 'papaparse';

/** What separates values: people's spreadsheets write what their country's settings say. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The sign between the values of a file, by its first line; most of them stand there as names of columns. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  const counts = DELIMITERS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Some of a file: its whole rows, and what of the text belongs to a row that goes on in the next piece. */
export interface CsvPiece {
  rows: string[][];
  rest: string;
  /** Whether the last row has a quote that nothing closes. */
  isBroken: boolean;
}

/**
 * Reads a piece of a file of separated values (RFC 4180), from the beginning of a row on.
 * @param isLast whether nothing follows: the last row is whole then
 */
export function rowsOfPiece(text: string, { delimiter, isLast }: { delimiter: string; isLast: boolean }): CsvPiece {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  const { data, errors, meta } = parser.parse(plain, 0, !isLast) as Papa.ParseResult<string[]>;
  return {
    rows: data,
    rest: isLast ? '' : plain.slice(meta.cursor),
    isBroken: errors.some(({ code }) => code === 'MissingQuotes'),
  };
}

/** All rows of a file as texts, without those that are empty. */
export function rowsOfCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const { rows } = rowsOfPiece(plain, { delimiter: delimiterOf(plain), isLast: true });
  return rows.map((row) => row.map((value) => value.trim())).filter((row) => row.some((value) => value !== ''));
}
