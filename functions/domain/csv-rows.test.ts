import { describe, expect, test } from 'vitest';
import { delimiterOf, rowsOfCsv, rowsOfPiece } from './csv-rows.ts';

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a; b\nc;\n\n',
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
    expect([...first.rows, ...second.rows].filter((row) => row.join('') !== '')).toEqual(rowsOfCsv(TEXT));
  });

  test('whose quote is never closed is told so at its end', () => {
    expect(rowsOfPiece('a,"b\nc,d\n', { delimiter: ',', isLast: true }).isBroken).toBe(true);
    expect(rowsOfPiece('a,b\n', { delimiter: ',', isLast: true }).isBroken).toBe(false);
  });
});
