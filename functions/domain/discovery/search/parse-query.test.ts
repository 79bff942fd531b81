import { describe, expect, test } from 'vitest';
import { countedAs, parseQuery } from './parse-query.ts';

const keysOf = (input: string) => parseQuery(input).terms.map(({ key }) => key);

describe('words of price become a span:', () => {
  test.each([
    ['jhumka under 500', undefined, 500],
    ['jhumka below ₹499', undefined, 499],
    ['under ₹1,000 jhumka', undefined, 1000],
    ['jhumka under rs. 1,499', undefined, 1499],
    ['jhumka less than 1k', undefined, 1000],
    ['jhumka upto 750 rupees', undefined, 750],
    ['jhumka budget 300', undefined, 300],
    ['jhumka 500 se kam', undefined, 500],
    ['jhumka 500 se niche', undefined, 500],
    ['jhumka 500 ke andar', undefined, 500],
    ['₹300 tak jhumka', undefined, 300],
    ['jhumka 300 rupaye tak', undefined, 300],
    ['300 rs wala jhumka', undefined, 300],
    ['jhumka ₹250', undefined, 250],
    ['झुमका ५०० से कम', undefined, 500],
    ['jhumka <300', undefined, 300],
    ['jhumka 300-600', 300, 600],
    ['jhumka between 300 and 600', 300, 600],
    ['jhumka ₹300 to ₹600', 300, 600],
    ['jhumka 300 se 600 tak', 300, 600],
    ['jhumka above 2000', 2000, undefined],
    ['jhumka more than ₹2,000', 2000, undefined],
    ['jhumka 2000 se upar', 2000, undefined],
    ['jhumka 2k+', 2000, undefined],
  ])('%s', (input, min, max) => {
    expect(parseQuery(input).span).toEqual({ min, max });
    expect(keysOf(input)).toEqual(['jumka']);
  });

  test.each([
    'set of 6 bangles',
    'bangle 2.6',
    'bangle 2.4-2.8',
    'ring 16-18',
    'under',
    'under the sea',
    'under 0',
    'below ₹',
  ])('not in %s', (values) => {
    expect(parseQuery(values).span).toBeUndefined();
  });

  test('nor where every word is meant as a word', () => {
    expect(parseQuery('jhumka under 500', true).span).toBeUndefined();
  });
});

describe('words that name no piece are read as what they ask for:', () => {
  const saidIn = (input: string) => parseQuery(input).terms.flatMap(({ meant }) => (meant ? [meant] : []));

  test.each([
    ['gift for wife', 'gifts for her'],
    ['sister rakhi', 'gifts for Raksha Bandhan for her'],
    ['for mom', 'gifts for her'],
    ['gift for husband', 'gifts for him'],
    ['birthday gift', 'gifts'],
    ['haldi ke liye', 'jewellery for haldi and mehndi'],
    ['shaadi', 'jewellery for weddings'],
    ['office wear', 'jewellery for the office'],
    ['karwa chauth', 'jewellery for festivals'],
  ])('%s', (values, label) => {
    expect(saidIn(values)).toMatchObject([{ words: label }]);
    expect(parseQuery(values).terms).toHaveLength(1);
  });

  test('beside a piece somebody says who wears it', () => {
    expect(saidIn('earrings for wife')).toMatchObject([{ kind: 'worn by', recipient: 'her' }]);
    expect(keysOf('earrings for wife')[0]).toBe('earing');
  });

  test('a maker is told from a piece', () => {
    expect(parseQuery('titan watch')).toMatchObject({ brand: 'Titan', terms: [{ key: 'vatc' }] });
    expect(parseQuery('titan')).toMatchObject({ brand: 'Titan', terms: [{ meant: { family: 'watch' } }] });
    expect(parseQuery('tanishq')).toMatchObject({ brand: 'Tanishq', terms: [] });
  });

  test('none where every word is meant as a word', () => {
    expect(parseQuery('gift for wife', true).terms.map(({ text }) => text)).toEqual(['gift', 'wife']);
  });
});

describe('words', () => {
  test.each([
    ['buy jhumka online for women', ['jumka']],
    ['earrings with the pearl', ['earing', 'pearl']],
    ['toe ring', ['toering']],
    ['nose ring', ['nosering']],
    ['kundan choker green', ['kundan', 'coker', 'grin']],
    ['bangles 2.6', ['bangle', '2x6']],
    ['', []],
    ['   ', []],
    ['for the', []],
    ['💍✨', []],
    ['"jhumka" AND (ring* OR -x) NEAR/2 name:', ['jumka', 'ring', 'x', '2', 'name']],
  ])('of %j', (input, keys) => {
    expect(keysOf(input)).toEqual(keys);
  });

  test('that say little are liked, unless nothing else is said', () => {
    expect(parseQuery('jewellery for women')).toMatchObject({
      wishes: [],
      terms: [{ text: 'jewellery' }, { text: 'women' }],
    });
    expect(parseQuery('bridal jewellery pieces').wishes.map(({ text }) => text)).toEqual(['pieces']);
  });

  test('one of which may still be typed', () => {
    expect(parseQuery('temple jhum').terms.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(parseQuery('temple jhum!').terms.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(parseQuery('manga').terms[0]!.signs).toContain('zmangalsutra');
  });
});

test.each([
  ['TELOJH-RUB', 'telojhrub', true],
  ['telojhrub', 'telojhrub', true],
  ['T-1A2B-3', 't1a2b3', true],
  ['झुमका', 'jhumka', false],
  ['abc', undefined, false],
])('%s may be the code %s', (input, code, isCodeLike) => {
  expect(parseQuery(input)).toMatchObject({ isCodeLike });
  expect(parseQuery(input).code).toBe(code);
});

test.each(['a'.repeat(10_000), '\u0000jhumka', '\ud800', "'; DROP TABLE products; --", '%', '_%', '{', '^', '""""'])(
  'reads %j without harm',
  (input) => {
    for (const { key } of parseQuery(input).terms) expect(key).toMatch(/^[a-z0-9]+$/);
  },
);

test('is counted by its folded words, cut to 60 letters', () => {
  expect(countedAs(parseQuery('Jhumkas under 500'))).toBe('jumka <500');
  expect(countedAs(parseQuery('x'.repeat(300))).length).toBeLessThanOrEqual(60);
  expect(countedAs(parseQuery('for the'))).toBe('');
});
