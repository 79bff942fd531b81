import { expect, test } from 'vitest';
import { saidMatch } from './match.ts';
import { ownWordsFrom, queryKey } from './own-words.ts';
import type { OwnWordRow } from './own-words.ts';
import { parseQuery } from './parse-query.ts';

const row = (over: Partial<OwnWordRow>): OwnWordRow => ({
  kind: 'both-ways',
  query: '',
  words: [],
  productIds: [],
  target: '',
  ...over,
});
/** Returns the index queries of the required terms. */
const matchesOf = (input: string, ...rows: OwnWordRow[]) =>
  parseQuery(input, false, ownWordsFrom(rows)).terms.map(saidMatch);

test.each([
  ['Maang Tikka', 'mangtika'],
  ['maangtika', 'mang tikka'],
  ['झुमका', 'jhumkas'],
  ['Kundan  Necklace', 'kundannecklace'],
])('%s and %s are one query', (one, other) => {
  expect(queryKey(one)).toBe(queryKey(other));
});

test('a text without letters has no key', () => {
  expect(queryKey('₹ !')).toBe('');
});

test('synonyms in both directions find each other', () => {
  const quilla = row({ query: 'quilla', words: ['tassel'] });
  expect(matchesOf('quilla', quilla)).toEqual(['{name kind facts hints} : ("quila" * OR "tasel")']);
  expect(matchesOf('tassels', quilla)).toEqual(['{name kind facts hints} : ("tasel" * OR "quila")']);
});

test('a synonym in one direction finds the other word, but not the reverse', () => {
  const halo = row({ kind: 'one-way', query: 'halo', words: ['tassel'] });
  expect(matchesOf('halo', halo)[0]).toContain('"tasel"');
  expect(matchesOf('tassel', halo)[0]).not.toContain('"halo"');
});

test('a name of several words is one term, and its synonym has the built-in meaning', () => {
  const ear = row({ query: 'kaan ke phool', words: ['jhumka'] });
  const query = parseQuery('kaan ke phool under 500', false, ownWordsFrom([ear]));
  expect(query.terms.map(({ text, signs }) => [text, signs.includes('zjumka')])).toEqual([['kaan ke phool', true]]);
  expect(query.span).toEqual({ min: undefined, max: 500 });
});

test('a synonym of several words needs all of them', () => {
  const [match] = matchesOf('quilla', row({ query: 'quilla', words: ['moon petal'] }));
  expect(match).toBe('{name kind facts hints} : ("quila" * OR (("mun") AND ("petal")))');
});

test('a typed variant and another script of an own word are the same', () => {
  const jhalar = row({ query: 'jhalar', words: ['tassel'] });
  for (const variant of ['jalar', 'jhaalar', 'झालर']) expect(matchesOf(variant, jhalar)[0]).toContain('"tasel"');
});

test('an own synonym comes before an occasion of as many words', () => {
  const rakhi = row({ query: 'rakhi', words: ['bracelet'] });
  expect(parseQuery('rakhi').terms[0]!.meant?.kind).toBe('gift');
  expect(parseQuery('rakhi', false, ownWordsFrom([rakhi])).terms[0]!.meant).toBeUndefined();
  expect(parseQuery('rakhi gift', false, ownWordsFrom([rakhi])).terms[0]!.meant?.kind).toBe('gift');
});

test('a word without an own synonym is parsed as before', () => {
  const own = ownWordsFrom([row({ query: 'quilla', words: ['tassel'] })]);
  expect(parseQuery('kundan jhumka for wedding', false, own)).toEqual(parseQuery('kundan jhumka for wedding'));
});

test('pins and redirects belong to the whole query in any spelling', () => {
  const own = ownWordsFrom([
    row({ kind: 'pins', query: 'bridal set', productIds: [7, 3] }),
    row({ kind: 'redirect', query: 'refund', target: '/refund' }),
  ]);
  expect(own.pinned.get(queryKey('Bridal  sets'))).toEqual([7, 3]);
  expect(own.redirects.get(queryKey('REFUND'))).toBe('/refund');
  expect(own.redirects.get(queryKey('refund jhumka'))).toBeUndefined();
});
