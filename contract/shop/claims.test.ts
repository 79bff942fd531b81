import { expect, test } from 'vitest';
import { forbiddenClaim } from './claims.ts';

test.each([
  '22K gold plated choker',
  'BIS hallmarked bangles',
  'Set of 916 bangles',
  'Pure gold look',
  'Real pearls on silk',
  'Diamond studs',
  'Gold necklace for brides',
  'Sona jhumka',
  'With good resale value',
  'Nickel-free hooks',
  'Anti tarnish polish',
])('%s may not be said', (text) => {
  expect(forbiddenClaim(text)).toMatchObject({
    words: expect.any(String) as string,
    reason: expect.stringMatching(/\.$/) as string,
  });
});

test.each([
  '1-gram gold plated choker with kemp stones',
  'Gold-tone plated bangles',
  'Antique gold plated temple set',
  'AD studs with American diamond stones',
  'Pearl bead haram',
  'A golden glow for Diwali',
  'Twisted ring, 1-gram gold and rhodium plated',
])('%s may be said', (text) => {
  expect(forbiddenClaim(text)).toBeUndefined();
});
