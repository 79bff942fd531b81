import { expect, test } from 'vitest';
import { entryFaults } from './entry-faults.ts';
import type { Entry } from './entry-faults.ts';

const synonyms = (query: string, words: string[], kind: Entry['kind'] = 'both-ways'): Entry => ({
  kind,
  query,
  words,
  productIds: [],
});
const pins = (query: string): Entry => ({ kind: 'pins', query, words: [], productIds: [1] });
const redirect = (query: string): Entry => ({ kind: 'redirect', query, words: [], productIds: [] });

test('a word is no synonym of itself, in any spelling or script', () => {
  for (const word of ['jhumka', 'Jumkas', 'झुमका'])
    expect(entryFaults(synonyms('jhumka', [word]), [])).toHaveProperty('words');
  expect(entryFaults(synonyms('quilla', ['tassel', 'tassels']), [])).toHaveProperty('words');
});

test('a word needs a letter or a digit, and a name has at most four words', () => {
  expect(entryFaults(synonyms('₹', ['tassel']), [])).toHaveProperty('query');
  expect(entryFaults(synonyms('quilla', ['!']), [])).toHaveProperty('words');
  expect(entryFaults(synonyms('quilla', ['one two three four five']), [])).toHaveProperty('words');
  expect(entryFaults(synonyms('quilla', ['one two three four']), [])).toEqual({});
});

test('synonyms in one direction have no loop', () => {
  const others = [synonyms('quilla', ['tassel'], 'one-way'), synonyms('tassel', ['fringe'])];
  expect(entryFaults(synonyms('fringe', ['quilla'], 'one-way'), others)).toHaveProperty('words');
  expect(entryFaults(synonyms('halo', ['quilla'], 'one-way'), others)).toEqual({});
});

test('words that are connected already get no second entry in both directions', () => {
  const others = [synonyms('quilla', ['tassel'], 'one-way')];
  expect(entryFaults(synonyms('tassel', ['quilla']), others)).toHaveProperty('words');
  expect(entryFaults(synonyms('tassel', ['fringe']), others)).toEqual({});
});

test('a query has either products at the front or a redirect', () => {
  expect(entryFaults(pins('Refunds'), [redirect('refund')])).toHaveProperty('query');
  expect(entryFaults(redirect('refund'), [pins('refund')])).toHaveProperty('query');
  expect(entryFaults(pins('bridal set'), [redirect('refund'), synonyms('bridal set', ['tassel'])])).toEqual({});
});
