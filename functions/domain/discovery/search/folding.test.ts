import { expect, test } from 'vitest';
import { foldingKey } from './folding.ts';

test.each([
  ['jumka', ['jhumka', 'jhumkas', 'jumka', 'zumka']],
  ['candbali', ['chandbali', 'chaand bali', 'chand-bali']],
  ['biciya', ['bichhiya', 'bichiya']],
  ['mangtika', ['maang tikka', 'mang tika']],
  ['hatpul', ['haath phool', 'hathphool']],
  ['cudi', ['choodi', 'chudi']],
  ['bangle', ['bangles']],
])('%s is the key of %j', (key, spellings) => {
  expect(spellings.map(foldingKey)).toEqual(spellings.map(() => key));
});

test.each([
  ['watches', 'watch'],
  ['accessories', 'accessory'],
  ['boxes', 'box'],
  ['Oxidised', 'OXIDISED'],
  ['kundan', 'kundhan'],
])('%s and %s fold alike', (one, other) => {
  expect(foldingKey(one)).toBe(foldingKey(other));
});

test.each([
  ['', ''],
  ['glass', 'glas'],
  ['💍', ''],
  ['22', '22'],
  ['1-Gram', '1gram'],
])('%j folds to %j', (text, key) => {
  expect(foldingKey(text)).toBe(key);
});
