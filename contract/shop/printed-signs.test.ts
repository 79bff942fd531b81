import { expect, test } from 'vitest';
import { printedAs, scriptOf } from './printed-signs.ts';

test.each([
  ['a', 'a'],
  ['é', 'é'],
  ['ś', 'ś'],
  ['ễ', 'e'],
  ['Ａ', 'A'],
  ['ﬁ', 'fi'],
  ['①', '1'],
  ['‑', '-'],
  ['\u2009', ' '],
  ['′', "'"],
  ['\u0301', ''],
  ['ﻓ', 'ف'],
  ['क', 'क'],
  ['ꯃ', 'ꯃ'],
  ['漢', undefined],
  ['Ж', undefined],
  ['ක', undefined],
  ['💍', undefined],
  ['★', undefined],
  ['\ufe0f', ''],
])('%s is printed as %s', (sign, printed) => {
  expect(printedAs(sign)).toBe(printed);
});

test('each script of India has letters, and points of none have no script', () => {
  expect([...'अঅਅઅଅஅఅಅഅᱚꯑا'].map(scriptOf)).toEqual([
    'devanagari',
    'bengali',
    'gurmukhi',
    'gujarati',
    'oriya',
    'tamil',
    'telugu',
    'kannada',
    'malayalam',
    'ol-chiki',
    'meetei-mayek',
    'arabic',
  ]);
  for (const sign of ['a', '1', ' ', '\u0a00', '\u0605', '\u061c', '\u200d', 'ක'])
    expect(scriptOf(sign)).toBeUndefined();
});
