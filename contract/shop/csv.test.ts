import { expect, test } from 'vitest';
import { csvRow, rowsOfCsv } from './csv.ts';

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a, b\nc,\n\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"a,1","say ""hi""","two\nlines"', [['a,1', 'say "hi"', 'two\nlines']]],
  ['\uFEFFAWB', [['AWB']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(rowsOfCsv(text)).toEqual(rows);
});

test('a text is written so that no spreadsheet runs it, and read again as it was', () => {
  expect(csvRow(['=1+1', -12.5, 'a,b', 'plain'])).toBe('\'=1+1,-12.5,"a,b",plain\r\n');
  expect(rowsOfCsv(csvRow(['a "b"', 'c\nd', 5]))).toEqual([['a "b"', 'c\nd', '5']]);
});
