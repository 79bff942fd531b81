import { describe, expect, test } from 'vitest';
import { countedAs, parseQuery } from './parse-query.ts';

const keysOf = (typed: string) => parseQuery(typed).terms.map(({ key }) => key);

describe('words of price become a ceiling:', () => {
  test.each([
    ['jhumka under 500', 50_000],
    ['jhumka below ₹499', 49_900],
    ['under ₹1,000 jhumka', 100_000],
    ['jhumka under rs. 1,499', 149_900],
    ['jhumka less than 1k', 100_000],
    ['jhumka upto 750 rupees', 75_000],
    ['jhumka 500 se kam', 50_000],
    ['jhumka 500 ke andar', 50_000],
    ['झुमका ५०० से कम', 50_000],
    ['jhumka <300', 30_000],
  ])('%s', (typed, paise) => {
    expect(parseQuery(typed).ceilingPaise).toBe(paise);
    expect(keysOf(typed)).toEqual(['jumka']);
  });

  test.each(['set of 6 bangles', 'bangle 2.6', 'under', 'under the sea', 'under 0', 'below ₹'])(
    'not in %s',
    (typed) => {
      expect(parseQuery(typed).ceilingPaise).toBeUndefined();
    },
  );
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
  ])('of %j', (typed, keys) => {
    expect(keysOf(typed)).toEqual(keys);
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
  ['झुमका', 'jhumkaa', false],
  ['abc', undefined, false],
])('%s may be the code %s', (typed, code, isCodeLike) => {
  expect(parseQuery(typed)).toMatchObject({ isCodeLike });
  expect(parseQuery(typed).code).toBe(code);
});

test.each(['a'.repeat(10_000), '\u0000jhumka', '\ud800', "'; DROP TABLE products; --", '%', '_%', '{', '^', '""""'])(
  'reads %j without harm',
  (typed) => {
    for (const { key } of parseQuery(typed).terms) expect(key).toMatch(/^[a-z0-9]+$/);
  },
);

test('is counted by its folded words, cut to 60 letters', () => {
  expect(countedAs(parseQuery('Jhumkas under 500'))).toBe('jumka <500');
  expect(countedAs(parseQuery('x'.repeat(300))).length).toBeLessThanOrEqual(60);
  expect(countedAs(parseQuery('for the'))).toBe('');
});
