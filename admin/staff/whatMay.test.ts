import { expect, test } from 'vitest';
import { whatMay } from './whatMay.ts';

test('names the menu entries of a role', () => {
  const { changes, sees } = whatMay('ROLE_SELLER', 'orders');
  expect(changes).toContain('Inventory');
  expect(changes).not.toContain('Products');
  expect(sees).toContain('Products');
  expect([...changes, ...sees]).not.toContain('Payouts');
});

test('omits the entries of the platform for staff of a seller', () => {
  expect(whatMay('ROLE_ADMIN', 'owner').changes).toContain('Coupons');
  expect(whatMay('ROLE_SELLER', 'owner').changes).not.toContain('Coupons');
});
