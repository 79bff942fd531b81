import { describe, expect, test } from 'vitest';
import { encodingOf } from './file-encoding.ts';
import {
  delimiterOf,
  fileFault,
  headOf,
  isTotalRow,
  rowsOfFile,
  rowsOfPiece,
  textOfBytes,
} from './spreadsheet-file.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
/** The encoding of Excel's “CSV (Comma delimited)”. */
const windows = (text: string) =>
  Uint8Array.from(
    [...text],
    (sign) => ({ '–': 0x96, '“': 0x93, '”': 0x94, '’': 0x92, '€': 0x80 })[sign] ?? sign.charCodeAt(0),
  );

describe('the letters of a file', () => {
  test.each([
    ['UTF-8', bytes('झुमका – “café” ₹ 💍'), 'झुमका – “café” ₹ 💍'],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'caf', [0xe9]), '\ufeffcafé'],
    ['UTF-8 with letters of two bytes alone', bytes('café, crème ×'), 'café, crème ×'],
    ['Windows-1252', windows('“café” – 5 × 2, Asha’s'), '“café” – 5 × 2, Asha’s'],
    ['Windows-1252 with what looks like UTF-8', windows('“CAFÉ” – 5 × 2'), '“CAFÉ” – 5 × 2'],
    ['Windows-1252 with one such letter', windows('Asha’s'), 'Asha’s'],
    ['UTF-8 with one stray byte of Windows', bytes('झुमका – Asha', [0x92], 's ×'), 'झुमका – Asha’s ×'],
    ['UTF-8 with letters of two bytes and a stray one', bytes('café, crème, ', [0x92]), 'café, crème, ’'],
    ['UTF-8 with several', bytes([0x93], 'झ', [0x94], ' caf', [0xe9], '; ', [0xe9]), '“झ” café; é'],
    ['a character that was cut off', bytes('झुमक', [0xe0, 0xa4], ','), 'झुमक\ufffd,'],
    ['half of a pair of UTF-16', bytes('झ', [0xed, 0xa0, 0x80], 'b'), 'झ\ufffdb'],
    ['nothing', bytes(), ''],
  ])('of %s are read', (_, file, text) => {
    expect(textOfBytes(file, encodingOf(file))).toBe(text);
  });

  test('are the same in all pieces of a file, whatever one of them has by itself', () => {
    const pieces = [windows('5 – 6 – 7 – 8 – 9 – 10\n'), windows('“CAFÉ” É”É”É”\n'), windows('a’b\n')];
    const whole = bytes(...pieces.map((piece) => [...piece]));
    const encoding = encodingOf(whole);
    expect(encodingOf(pieces[1]!)).not.toBe(encoding);
    expect(pieces.map((piece) => textOfBytes(piece, encoding)).join('')).toBe(textOfBytes(whole, encoding));
  });
});

describe('the bytes', () => {
  test.each([
    ['a workbook', bytes('PK\u0003\u0004'), /workbook/],
    ['UTF-16, the low byte first', bytes([0xff, 0xfe], 'a\0'), /UTF-16/],
    ['UTF-16, the high byte first', bytes([0xfe, 0xff], '\0a'), /UTF-16/],
  ])('of %s are none', (_, file, fault) => expect(fileFault(file)).toMatch(fault));

  test('of text are no fault', () => {
    expect(fileFault(bytes('P,K'))).toBeUndefined();
    expect(fileFault(bytes([0xef, 0xbb, 0xbf], 'a'))).toBeUndefined();
  });
});

const NAMES = ['awb', 'amount', 'date'];
const knownIn = (cells: readonly string[]) => cells.filter((cell) => NAMES.includes(cell.toLowerCase())).length;

describe('the row that names the columns is found', () => {
  test.each([
    ['at the beginning', 'AWB,Amount,Date\nA,1,x\n', ',', 0],
    ['behind a mark', '\ufeffAWB,Amount\n', ',', 0],
    ['with semicolons, though values have more commas', 'AWB;Amount;Date\n"a";1,5,6,7,8;2,3,4\n', ';', 0],
    ['with tabs', 'AWB\tAmount\tDate\n', '\t', 0],
    ['behind what Excel is told', 'sep=;\r\nAWB;Amount\r\n', ';', 1],
    ['behind it, where Excel quoted it', '"sep=,"\nAWB,Amount\n', ',', 1],
    ['behind titles', 'Remittance report, 20 Nov, 2026, Hyderabad\n\nAWB;Amount;Date\n', ';', 2],
    ['with lines that end with CR alone', 'Report\rAWB,Amount\rA,1\r', ',', 1],
    ['in cells with quotes and apostrophes', `"AWB","=""Amount""",'Date\n`, ',', 0],
  ])('%s', (_, text, delimiter, row) => {
    expect(headOf(text, knownIn)).toEqual({ delimiter, row });
  });

  test.each([
    ['the first that says something', '\n,,\nNumber,Sum\n1,2\n', ',', 2],
    ['the first behind what Excel is told', 'sep=|\nNumber|Sum\n', '|', 1],
  ])('where no name is known it is %s', (_, text, delimiter, row) => {
    expect(headOf(text, knownIn)).toEqual({ delimiter, row });
  });
});

describe('a whole file', () => {
  const read = (file: string | Uint8Array) => {
    const { head, rows, above } = rowsOfFile(file, knownIn);
    return {
      names: head?.cells,
      rows: rows.map(({ row, cells }) => [row, ...cells]),
      above: above.map(({ row }) => row),
    };
  };

  test.each([
    ['commas', 'AWB,Amount\r\nA1,5\r\n', [[2, 'A1', '5']]],
    ['empty rows and cells', 'AWB;Amount;\n;;\nA1; 5 ;\n\n', [[3, 'A1', '5', '']]],
    ['quotes', 'AWB,Amount\n"A,1","say ""5"""\n', [[2, 'A,1', 'say "5"']]],
    ['apostrophes before numbers', "AWB,Amount\n'0012,'5.10\n", [[2, '0012', '5.10']]],
    ['numbers as formulas', 'AWB,Amount\n"=""0012""","=""5"""\n', [[2, '0012', '5']]],
    ['CR alone', 'AWB,Amount\rA1,5\r', [[2, 'A1', '5']]],
    [
      'two lines in a cell',
      'AWB,Amount\n"A\r\n1",5\nA2,6\n',
      [
        [2, 'A\n1', '5'],
        [3, 'A2', '6'],
      ],
    ],
  ])('with %s', (_, file, rows) => expect(read(file).rows).toEqual(rows));

  test('tells which rows are above the names', () => {
    expect(read('sep=,\nReport,\n\nAWB,Amount\nA1,5\n')).toEqual({
      names: ['AWB', 'Amount'],
      rows: [[5, 'A1', '5']],
      above: [2],
    });
  });

  test('of bytes is read as its letters are written', () => {
    expect(read(windows('AWB,Amount\nCafé–1,5\n')).rows).toEqual([[2, 'Café–1', '5']]);
  });

  test('that is empty has no names', () => {
    expect(read('')).toEqual({ names: undefined, rows: [], above: [] });
  });
});

describe('a row below a table', () => {
  test.each([
    [['Total', '', '4,500.00'], 'Total'],
    [['', 'Grand Total:', '4500'], ''],
    [['', 'TOTAL COD AMOUNT', '4500'], ''],
    [['', 'Sub-total', '12'], ''],
  ])('adds others up: %j', (cells, key) => expect(isTotalRow(cells, key)).toBe(true));

  test.each([
    [['A1', 'Total', '5'], 'A1'],
    [['Total look necklace', '5'], 'Total look necklace'],
    [['', '5'], ''],
  ])('does not: %j', (cells, key) => expect(isTotalRow(cells, key)).toBe(false));
});

test.each([
  ['a;b;"c,d,e,f"\n', ';'],
  ['a\tb', '\t'],
  ['a,b', ','],
  ['one', ','],
])('the values of %j are told apart by %j', (text, sign) => {
  expect(delimiterOf(text)).toBe(sign);
});

describe('a file in pieces', () => {
  const TEXT = 'a,b\n1,"two\nlines, and ""quotes"""\n3,4\n';

  test.each(Array.from({ length: TEXT.length }, (_, at) => at))('cut at sign %i is read as whole', (at) => {
    const first = rowsOfPiece(TEXT.slice(0, at), { delimiter: ',', isLast: false });
    const second = rowsOfPiece(first.rest + TEXT.slice(at), { delimiter: ',', isLast: true });
    expect([...first.rows, ...second.rows].filter((row) => row.join('') !== '')).toEqual(
      rowsOfPiece(TEXT, { delimiter: ',', isLast: true }).rows.filter((row) => row.join('') !== ''),
    );
  });

  test('whose quote is never closed is told so at its end', () => {
    expect(rowsOfPiece('a,"b\nc,d\n', { delimiter: ',', isLast: true }).isBroken).toBe(true);
    expect(rowsOfPiece('a,b\n', { delimiter: ',', isLast: true }).isBroken).toBe(false);
  });
});
