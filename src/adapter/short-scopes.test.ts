import { expect, test } from 'vitest';
import { shortScopes } from './short-scopes.ts';

const shortened = (...codes: string[]) => {
  const { transform } = shortScopes();
  const { handler } = transform as unknown as { handler(code: string): string };
  return codes.map((code) => handler(code));
};

test('a scope has the same short name in a page and in its sheet', () => {
  expect(shortened('<p data-astro-cid-us7z4qlq>', '.footer[data-astro-cid-us7z4qlq] a{}')).toEqual([
    '<p data-_us7z>',
    '.footer[data-_us7z] a{}',
  ]);
});

test('scopes that begin alike are refused, because their styles would mix', () => {
  expect(() => shortened('data-astro-cid-us7z4qlq', 'data-astro-cid-us7zaaaa')).toThrow(/us7z4qlq and us7zaaaa/);
});
