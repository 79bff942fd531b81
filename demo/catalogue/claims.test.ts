import { expect, test } from 'vitest';
import { forbiddenClaim } from '#contract/shop/claims.ts';
import { PRODUCTS } from './products.ts';

test('no product of the demo shop makes a claim it may not make', () => {
  const claims = PRODUCTS.flatMap(({ slug, name, title, description }) =>
    [name, title, ...description].flatMap((text) => {
      const claim = forbiddenClaim(text);
      return claim ? [`${slug}: ${claim.words}`] : [];
    }),
  );
  expect(claims).toEqual([]);
});
