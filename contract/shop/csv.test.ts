import { describe, expect, test } from 'vitest';
import { csvCell, csvRow, textOfCell } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  [null, ''],
  [-3, '-3'],
  [0.5, '0.5'],
  [true, 'yes'],
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@SUM', "'@SUM"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
  ['झुमका', 'झुमका'],
])('%j is written as %j', (value, text) => {
  expect(csvCell(value)).toBe(text);
});

test('a row ends as spreadsheets end it', () => {
  expect(csvRow(['=1+1', -12.5, 'a,b', 'plain'])).toBe('\'=1+1,-12.5,"a,b",plain\r\n');
});

describe('what a cell says', () => {
  test.each(['=1+1', "'=1+1", '+91 98480', '-', '@home', '＋1', "'plain'", '2.10', 'plain'])(
    'is what was written: %j',
    (text) => {
      expect(textOfCell(csvCell(text).replace(/^"|"$/g, ''))).toBe(text);
    },
  );

  test.each([
    ['="2.10"', '2.10'],
    ['="a ""b"""', 'a "b"'],
    [' a\r\nb ', 'a\nb'],
    ["'19041424751540", '19041424751540'],
    ["'2.10", '2.10'],
    ["'20/11/2026", '20/11/2026'],
    ["'90s style", "'90s style"],
  ])('%j is %j', (cell, text) => {
    expect(textOfCell(cell)).toBe(text);
  });
});
