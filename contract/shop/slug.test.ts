import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSeoUrl, isNumbered, isPostAddress, isSeoUrl, SEO_URL_MAX_LENGTH, seoUrlFrom } from './slug.ts';
import type { AddressKind } from './slug.ts';

const KINDS: readonly AddressKind[] = ['product', 'category', 'post', 'page', 'store'];
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Letters and other characters of all scripts of India.
  fc
    .array(fc.oneof(fc.integer({ min: 0x900, max: 0xd7f }), fc.integer({ min: 0x600, max: 0x6ff })), { maxLength: 60 })
    .map((codes) => String.fromCodePoint(...codes)),
);

describe('made from a name', () => {
  test.each([
    ['Lakshmi Kasu Temple Necklace Set', 'lakshmi-kasu-temple-necklace-set'],
    ["Bride's  choice — 22 beads", 'brides-choice-22-beads'],
    ['  Jhumkas / Chandbalis  ', 'jhumkas-chandbalis'],
    ['-- Gold-tone --', 'gold-tone'],
    ['Señorita Café Crème studs', 'senorita-cafe-creme-studs'],
    ['Mühlenstraße Ærø ﬁne', 'muhlenstrasse-aero-fine'],
    ['चाँदबाली झुमका सुंदर', 'chandbali-jhumka-sundar'],
    ['मोती हार 22″', 'moti-har-22'],
    ['কুন্দন হার', 'kundan-har'],
    ['ਮੋਤੀ ਹਾਰ', 'moti-har'],
    ['મોતી હાર', 'moti-har'],
    ['ମୋତି ହାର', 'moti-har'],
    ['முத்து மாலை', 'muttu-malai'],
    ['ముత్యాల హారం', 'mutyala-haram'],
    ['ಮುತ್ತಿನ ಸರ', 'muttina-sara'],
    ['മുത്തു മാല', 'muttu-mala'],
    ['موتی ہار', 'moti-har'],
    ['ᱢᱟᱞᱟ', 'mala'],
    ['ꯃꯥꯂꯥ', 'mala'],
    ['१२ मोती', '12-moti'],
    ['𝓛𝓪𝔁𝓶𝓲 ｈａａｒ', 'laxmi-haar'],
  ])('%s: %s', (name, slug) => {
    expect(seoUrlFrom(name, 'product')).toBe(slug);
  });

  test.each([
    ['2024', 'product', '2024-product'],
    ['22 – 24', 'category', '22-24-category'],
    ['Ox', 'product', 'ox-product'],
    ['Live', 'product', 'live-product'],
    ['Search', 'category', 'search-category'],
    ['Tags', 'post', 'tags-post'],
    ['Tags', 'product', 'tags'],
    ['Live', 'post', 'live'],
    ['ॐ', 'store', 'om-store'],
  ] as const)('%s of the kind %s is completed: %s', (name, kind, slug) => {
    expect(seoUrlFrom(name, kind)).toBe(slug);
  });

  test('a name without a letter that is read here makes a code, the same each time', () => {
    for (const name of ['💍✨', '金の指輪', '—', 'Ж']) {
      const made = seoUrlFrom(name, 'product');
      expect(made).toMatch(/^product-[a-z0-9]{6}$/);
      expect(seoUrlFrom(name, 'product')).toBe(made);
    }
    expect(seoUrlFrom('💍', 'product')).not.toBe(seoUrlFrom('✨', 'product'));
  });

  test('every name makes an address that may be one', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(...KINDS), (name, kind) => {
        expect((kind === 'post' ? isPostAddress : isSeoUrl)(seoUrlFrom(name, kind))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a name of letters and digits makes an address that may be one, whatever its length', () => {
    const words = fc.array(fc.stringMatching(/^[a-z][A-Za-z0-9]{2,14}$/), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(words, (name) => {
        expect(isSeoUrl(seoUrlFrom(name.join(' '), 'product'))).toBe(true);
      }),
    );
  });

  test('making it twice is making it once', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(...KINDS), (name, kind) => {
        const made = seoUrlFrom(name, kind);
        expect(seoUrlFrom(made, kind)).toBe(made);
      }),
    );
  });
});

describe('a taken address', () => {
  test('is given the least number that is free', () => {
    expect(freeSeoUrl('moti-har', ['moti'])).toBe('moti-har');
    expect(freeSeoUrl('moti-har', ['moti-har'])).toBe('moti-har-2');
    expect(freeSeoUrl('moti-har', ['moti-har', 'moti-har-2', 'moti-har-4'])).toBe('moti-har-3');
  });

  test('stays an address however long it is, and is known by what it was made of', () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: 1, max: 40 }), (name, others) => {
        const made = seoUrlFrom(name, 'product');
        const taken: string[] = [];
        for (let number = 0; number < others; number += 1) taken.push(freeSeoUrl(made, taken));
        expect(new Set(taken).size).toBe(others);
        expect(taken.filter((address) => !isSeoUrl(address) || !isNumbered(address, made))).toEqual([]);
      }),
    );
    const long = 'x'.repeat(SEO_URL_MAX_LENGTH);
    expect(freeSeoUrl(long, [long])).toBe(`${'x'.repeat(SEO_URL_MAX_LENGTH - 6)}-2`);
  });

  test.each(['moti-har-x', 'moti-har-', 'moti-har2', 'moti', 'moti-har-2-3'])('%s is another', (address) => {
    expect(isNumbered(address, 'moti-har')).toBe(false);
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
