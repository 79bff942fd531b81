import Database from 'libsql';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasTrigrams, searchValues } from './conditions.ts';

const db = new Database(':memory:');
db.exec(`CREATE VIRTUAL TABLE parts USING fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram', detail = none);
  CREATE VIRTUAL TABLE words USING fts5(text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0 categories ''L* M* N* Co''', prefix = '2 3')`);

let rows = 0;
/** Returns whether the index of trigrams (`parts`) or of words finds the input in a text. */
function finds(index: 'parts' | 'words', text: string, input: string): boolean {
  const row = (rows += 1);
  db.prepare(`INSERT INTO ${index} (rowid, text) VALUES (?, ?)`).run([row, text]);
  const { qTrigrams, qWords } = searchValues(input);
  const match = index === 'parts' ? qTrigrams : qWords;
  const found = db.prepare(`SELECT rowid AS row FROM ${index} WHERE ${index} MATCH ?`).all([match]) as {
    row: number;
  }[];
  return found.some((one) => one.row === row);
}

const letters = fc.stringMatching(/^[a-zA-Z0-9 "'*^:()\-_%\\.ऀ-॥é]{1,24}$/);

describe('what a text is looked up by', () => {
  test('finds all that holds it, whatever signs are in it', () => {
    fc.assert(
      fc.property(letters, letters, letters, (before, input, after) => {
        fc.pre(hasTrigrams(input));
        expect(finds('parts', before + input + after, input)).toBe(true);
        expect(finds('parts', before + input.toUpperCase() + after, input.toLowerCase())).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('is understood, whatever is typed', () => {
    const values = fc.string({ unit: 'binary', minLength: 3, maxLength: 12 }).map((text) => text.replaceAll('\0', ' '));
    fc.assert(
      fc.property(values, (query) => {
        finds('parts', 'Asha', query);
        finds('words', 'Asha', query);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['ab', '', '💍1'])('is nothing for a text as short as %j', (text) => {
    expect(hasTrigrams(text)).toBe(false);
  });

  test.each([
    ['Asha Patel', 'asha', true],
    ['Asha Patel', 'pat', true],
    ['Asha Patel', 'patel a', true],
    ['Asha Patel', 'sha', false],
    ['RH-7K4M-92QD-X3TB', 'RH-7K4M', true],
    ['RH-7K4M-92QD-X3TB', '92qd', true],
    ['9848012345', '98480', true],
    ['आशा पटेल', 'पटेल', true],
    ['Asha "Tai" Patel', '"Tai"', true],
    ['Asha Patel', '"', false],
    ['Asha Patel', '* OR NEAR(', false],
  ])('finds words by their beginnings: %j by %j', (text, request, isFound) => {
    expect(finds('words', text, request)).toBe(isFound);
  });
});
