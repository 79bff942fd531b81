import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['mail: answered 500', 'mail: answered 500'],
  ['smtp://orders:hunter2@mail.example refused', 'smtp://…@mail.example refused'],
  ['Bearer 4f9a0c2b7d1e4f9a0c2b7d1e4f9a0c2b is not valid', 'Bearer … is not valid'],
  ['connect ECONNREFUSED 127.0.0.1:587', 'connect ECONNREFUSED 127.0.0.1:587'],
  ['SQLITE_CONSTRAINT_FOREIGNKEY_OF_ORDERS', 'SQLITE_CONSTRAINT_FOREIGNKEY_OF_ORDERS'],
])('of “%s” is said “%s”', (text, message) => {
  expect(withoutSecrets(text)).toBe(message);
});
