import { expect, test } from 'vitest';
import { whatMay } from './whatMay.ts';

test('a role is said by what its people find in the menu', () => {
  const { changes, sees } = whatMay('ROLE_SELLER', 'orders');
  expect(changes).toContain('Inventory');
  expect(changes).not.toContain('Products');
  expect(sees).toContain('Products');
  expect([...changes, ...sees]).not.toContain('Payouts');
});

test('who works for a seller is told nothing of what only the house has', () => {
  expect(whatMay('ROLE_ADMIN', 'owner').changes).toContain('Coupons');
  expect(whatMay('ROLE_SELLER', 'owner').changes).not.toContain('Coupons');
});
