import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import type { Draft } from './draft.ts';
import { missingIn, withEnglish } from './draft.ts';
import { shell as english } from './en/shell.ts';
import type { ShellWords } from './en/shell.ts';
import { shell as hindi } from './hi/shell.ts';
import { shell as telugu } from './te/shell.ts';

test('a language that is begun has its words, and English where it has none', () => {
  const words = withEnglish(english, telugu);
  expect([words.cart, words.sellOn('Ratnahaat'), words.themes.dark]).toEqual(['కార్ట్', 'Ratnahaatలో అమ్మండి', 'డార్క్']);
  expect([words.breadcrumb, words.themes.system, words.waits.before]).toEqual(['Breadcrumb', 'System', 'Order']);
  expect(Object.keys(words)).toEqual(Object.keys(english));
});

test('what it lacks is known, and no page is in it until then', () => {
  const missing = missingIn(english, telugu);
  expect(missing).toEqual(expect.arrayContaining(['breadcrumb', 'themes.system', 'waits.before', 'prices']));
  expect(missing).not.toContain('cart');
  expect(missingIn(english, hindi)).toEqual([]);
  expect(LANGUAGES).not.toContain('te');
});

test('a surplus key and a wrong hole do not compile', () => {
  // @ts-expect-error English has no such word.
  const surplus: Draft<ShellWords> = { basket: 'బుట్ట' };
  // @ts-expect-error English has a name in this place.
  const wrong: Draft<ShellWords> = { sellOn: (count: number) => `${count}` };
  expect([surplus, wrong]).toHaveLength(2);
});
