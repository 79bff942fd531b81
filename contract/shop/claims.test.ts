import { expect, test } from 'vitest';
import { forbiddenClaim, forbiddenClaimOfSku } from './claims.ts';
import { COLOUR_NAMES } from './colours.ts';

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

test.each(COLOUR_NAMES)('the name of a SKU may end with its colour: %s', (colour) => {
  expect(forbiddenClaimOfSku(`Lakshmi Coin Bangle Pair, ${colour}, 2.4`)).toBeUndefined();
  expect(forbiddenClaimOfSku(`Lakshmi Rakodi, ${colour}`)).toBeUndefined();
});

test.each(['Lakshmi Coin Bangle Pair, Matte Antique Gold, 2.4, Set of 4', 'Plain 1-Gram Bangles, Set of 4, Gold'])(
  '%s may be the name of a SKU',
  (name) => expect(forbiddenClaimOfSku(name)).toBeUndefined(),
);

test.each([
  'Gold',
  'Gold, 2.4',
  'Gold bangle, Antique Gold, 2.4',
  'Bangle, Gold necklace, 2.4',
  'Bangle, 22K Gold, 2.4',
  'Bangle, Pure Gold, 2.4',
  'Bangle, Real Antique Gold, 2.4',
  'Bangle, Hallmarked Gold',
  'Bangle, Diamond, 2.4',
])('%s may not', (name) => expect(forbiddenClaimOfSku(name)).toBeDefined());

test('a title has no colour behind a comma', () => {
  expect(forbiddenClaim('Lakshmi Rakodi, Gold')).toBeDefined();
});
