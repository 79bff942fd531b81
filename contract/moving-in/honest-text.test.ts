import { expect, test } from 'vitest';
import { forbiddenClaim } from '../shop/claims.ts';
import { cutAtWord, plainTitle, withoutClaims } from './honest-text.ts';

test.each([
  ['Gold jhumka', 'gold-tone jhumka'],
  ['22kt Gold Plated Haram', ' Gold Plated Haram'],
  ['Real diamond ring', 'American diamond ring'],
  ['Pure silver payal', 'silver-tone payal'],
  ['<p>Anti-tarnish <b>bangles</b></p>', '<p> <b>bangles</b></p>'],
  ['AD choker, gold plated', 'AD choker, gold plated'],
])('%j may be said as %j', (text, honest) => {
  expect(withoutClaims(text)).toBe(honest);
  expect(forbiddenClaim(withoutClaims(text))).toBeUndefined();
});

test.each([
  ['✨ Kundan &amp; Pearl set 💍', 'Kundan & Pearl set'],
  ['झुमका studs', 'झुमका studs'],
  ['<b>Choker</b> | bridal', 'Choker bridal'],
])('the title %j becomes %j', (text, title) => {
  expect(plainTitle(text)).toBe(title);
});

test('a long name is cut after a word', () => {
  expect(cutAtWord('Antique gold plated temple necklace', 20)).toBe('Antique gold plated');
  expect(cutAtWord('Choker', 20)).toBe('Choker');
});
