import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amount, listOf, readArticles, readList, readTable, yesOrNo } from './data-files.ts';

const DEMO = fileURLToPath(new URL('.//', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'data-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file and returns its path in the form the readers expect. */
function fileOf(name: string, ...lines: string[]): string {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  return relative(DEMO, join(folder, name));
}

const Piece = z.strictObject({
  slug: z.string(),
  price: amount,
  sizes: z.exactOptional(listOf(z.enum(['2.4', '2.6']))),
  hidden: z.exactOptional(yesOrNo),
});

describe('a table', () => {
  const read = (...lines: string[]) => readTable(fileOf('pieces.csv', 'slug,price,sizes,hidden', ...lines), Piece);

  test('gives its rows, without what cells leave empty', () => {
    expect(read('kada,499,2.4; 2.6,no', '"long, ""haram""\nof coins",1200,,')).toEqual([
      { slug: 'kada', price: 499, sizes: ['2.4', '2.6'], hidden: false },
      { slug: 'long, "haram"\nof coins', price: 1200 },
    ]);
  });

  test.each([
    ['a cell that is no number', ['kada,499,,', 'nath,dear,,'], 'pieces.csv:3: price: "dear"'],
    ['a missing cell', ['kada,,,'], 'pieces.csv:2: price: missing'],
    ['an unknown word of a list', ['kada,499,2.4; 2.5,'], 'pieces.csv:2: sizes.1: "2.4; 2.5"'],
    ['a fault below a cell of two lines', ['"a\nb",1,,', 'kada,499,,maybe'], 'pieces.csv:4: hidden: "maybe"'],
    ['a cell too many', ['kada,499,,,'], 'pieces.csv:2: 5 cells for 4 columns'],
    ['a quote that nothing closes', ['kada,499,,', '"nath,1,,'], 'pieces.csv:3: Quoted field unterminated'],
  ])('refuses %s with file and line', (_, lines, message) => expect(() => read(...lines)).toThrow(message));

  test('refuses an unknown column', () => {
    const path = fileOf('other.csv', 'slug,price,colour', 'kada,499,Red');
    expect(() => readTable(path, Piece)).toThrow('other.csv:2: colour: "Red"');
  });
});

test('a list refuses an element with the line it begins on', () => {
  const lines = ['[', '  {', '    "slug": "a } [ {",', '    "price": "1"', '  },', '  { "slug": "b" }', ']'];
  expect(() => readList(fileOf('pieces.json', ...lines), Piece)).toThrow('pieces.json:6: price: missing');
});

describe('an article', () => {
  const Article = z.strictObject({ slug: z.string(), title: z.string(), days: amount, content: z.string() });
  const read = (...lines: string[]) => readArticles(dirname(fileOf('which-size.md', ...lines)), Article);

  test('gives its front matter, and its text as HTML', () => {
    expect(
      read(
        '---',
        'title: "Sizes: which?"',
        'days: 3',
        '---',
        '',
        '## Two',
        '',
        '| a | b |',
        '| --- | --- |',
        '| 1 | *2* |',
      ),
    ).toEqual([
      {
        slug: 'which-size',
        title: 'Sizes: which?',
        days: 3,
        content:
          '<h2>Two</h2>\n<table>\n<thead><tr><th>a</th><th>b</th></tr></thead>\n<tbody>\n<tr><td>1</td><td><em>2</em></td></tr>\n</tbody>\n</table>',
      },
    ]);
  });

  test.each([
    [
      'a wrong value with its line',
      ['---', 'title: Sizes', 'days: soon', '---', 'Text'],
      'which-size.md:3: days: "soon"',
    ],
    ['a missing field', ['---', 'title: Sizes', '---', 'Text'], 'which-size.md:1: days: missing'],
    ['a field nobody knows', ['---', 'title: Sizes', 'days: 3', 'tag: x', '---', 'Text'], 'which-size.md:4: tag: "x"'],
    ['a file without front matter', ['Text'], 'which-size.md:1: the file does not begin with front matter'],
  ])('is refused for %s', (_, lines, message) => expect(() => read(...lines)).toThrow(message));
});
