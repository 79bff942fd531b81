import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSeoUrl, seoUrlFrom } from './slug.ts';

describe('made from a name', () => {
  test.each([
    ['Lakshmi Kasu Temple Necklace Set', 'lakshmi-kasu-temple-necklace-set'],
    ["Bride's  choice — 22 beads", 'brides-choice-22-beads'],
    ['  Jhumkas / Chandbalis  ', 'jhumkas-chandbalis'],
    ['-- Gold-tone --', 'gold-tone'],
    ['झुमका', ''],
  ])('%s: %s', (name, slug) => {
    expect(seoUrlFrom(name)).toBe(slug);
  });

  test('a name of letters and digits makes an address that may be one, whatever its length', () => {
    const words = fc.array(fc.stringMatching(/^[a-z][A-Za-z0-9]{2,14}$/), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(words, (name) => {
        expect(isSeoUrl(seoUrlFrom(name.join(' ')))).toBe(true);
      }),
    );
  });

  test('making it twice is making it once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        expect(seoUrlFrom(seoUrlFrom(name))).toBe(seoUrlFrom(name));
      }),
    );
  });
});

describe('may be an address', () => {
  test.each(['abc', 'a-1', 'pearl-drop-2', 'x'.repeat(120)])('%s', (text) => {
    expect(isSeoUrl(text)).toBe(true);
  });
});

describe('may be none', () => {
  test.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(121)],
    ['only digits: that would be an id', '12345'],
    ['digits and hyphens', '1-2-3'],
    ['two hyphens', 'a--b'],
    ['a hyphen first', '-abc'],
    ['a hyphen last', 'abc-'],
    ['capitals', 'Abc'],
    ['a space', 'a bc'],
    ['a slash', 'a/bc'],
    ['dots', '../etc'],
    ['a line break at its end', 'abc\n'],
    ['letters of another script', 'झुमका'],
    ['an address of its own', 'search'],
    ['an address of its own', 'create'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(isSeoUrl(text)).toBe(false);
  });
});
