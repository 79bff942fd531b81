import { describe, expect, test } from 'vitest';
import { alternatesOf, englishPathOf, languageOfPath, pathIn } from './languages.ts';
import type { Translation } from './languages.ts';
import { clockIn, dayIn, instantIn, weekdayIn } from './words/day-in.ts';
import { nameIn } from './words/index.ts';
import { plural } from './words/plural.ts';

test.each([
  ['/', '/hi'],
  ['/shop', '/hi/shop'],
  ['/shop?sort=newest', '/hi/shop?sort=newest'],
  ['/shop/bridal', '/hi/shop/bridal'],
  ['/category/jhumkas', '/hi/category/jhumkas'],
  ['/contact?order=1#write', '/hi/contact?order=1#write'],
  ['/cart', '/hi/cart'],
  ['/login?returnUrl=%2Fhi%2Fcart', '/hi/login?returnUrl=%2Fhi%2Fcart'],
  // Pages that are in English only.
  ['/shopping', '/shopping'],
])('%s is at %s in Hindi', (english, hindi) => {
  expect(pathIn('hi', english)).toBe(hindi);
  expect(pathIn('en', english)).toBe(english);
  expect(englishPathOf(hindi)).toBe(english);
  const isTranslated = english !== hindi;
  expect(languageOfPath(hindi)).toBe(isTranslated ? 'hi' : 'en');
  expect(alternatesOf(english).map(({ path }) => path)).toEqual(isTranslated ? [english, hindi] : []);
});

test.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['hi', 0, 'one'],
  ['hi', 1, 'one'],
  ['hi', 2, 'other'],
] as const)('in %s, %s takes the form "%s"', (language, count, form) => {
  expect(plural(language, count, { one: 'one', other: 'other' })).toBe(form);
});

test.each([
  ['Jhumkas', 'झुमके', undefined],
  ['Only 2 left', 'सिर्फ़ 2 बचे हैं', undefined],
  // Names of an owner and figures stay as they are written.
  ['Nani’s favourites', 'Nani’s favourites', 'en-IN'],
  ['6.5–7.5 in', '6.5–7.5 इंच', undefined],
  ['2.4–2.10', '2.4–2.10', undefined],
  ['दादी की पसंद', 'दादी की पसंद', undefined],
  ['constructor', 'constructor', 'en-IN'],
])('the name "%s" is "%s" in Hindi, with the language tag %s', (name, text, lang) => {
  expect(nameIn('hi', name)).toEqual({ text, lang });
  expect(nameIn('en', name)).toEqual({ text: name, lang: undefined });
});

test('days have Latin digits in Hindi, too', () => {
  expect(dayIn('en', '2026-11-06')).toBe('6 Nov');
  expect(dayIn('hi', '2026-11-06')).toMatch(/^6 नव/);
  expect(weekdayIn('hi', '2026-11-26')).toMatch(/^गुरु,? 26 नव/);
});

test.each([
  ['00:05', 'रात 12:05'],
  ['04:30', 'सुबह 4:30'],
  ['11:35', 'सुबह 11:35'],
  ['12:10', 'दोपहर 12:10'],
  ['17:33', 'शाम 5:33'],
  ['20:12', 'रात 8:12'],
])('%s is %s in Hindi', (time, spoken) => {
  const instant = Date.parse(`2026-11-20T${time}:00+05:30`);
  expect(clockIn('hi', instant)).toBe(spoken);
  expect(instantIn('hi', instant)).toMatch(new RegExp(`^20 नव॰? 2026, ${spoken} बजे$`));
});

test.each(['/history', '/', '/en', '/hindu-festivals-calendar'])('%s is an English path', (path) => {
  expect(englishPathOf(path)).toBe(path);
});

describe('a catalogue', () => {
  interface English {
    cart: string;
    pieces: (count: number) => string;
    themes: { light: string };
  }
  const whole: Translation<English> = { cart: 'कार्ट', pieces: (count) => `${count} नग`, themes: { light: 'लाइट' } };

  test('of another language does not compile without a key, with another one, or with another hole', () => {
    // @ts-expect-error A key is missing.
    const missing: Translation<English> = { cart: '', pieces: () => '' };
    // @ts-expect-error A nested key is missing.
    const nested: Translation<English> = { ...whole, themes: {} };
    // @ts-expect-error There is no such key in English.
    const surplus: Translation<English> = { ...whole, bag: 'थैला' };
    // @ts-expect-error The hole is a number.
    const hole: Translation<English> = { ...whole, pieces: (name: Date) => String(name) };
    expect([missing, nested, surplus, hole]).toHaveLength(4);
  });
});
