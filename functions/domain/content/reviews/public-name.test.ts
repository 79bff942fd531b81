import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

test.each([
  ['Asha Rao', 'Asha R.'],
  ['Asha Devi Rao', 'Asha R.'],
  ['  Asha   rao ', 'Asha R.'],
  ['Asha', 'Asha'],
  ['A. P. J. Abdul Kalam', 'A. K.'],
  ['Asha (Rao)', 'Asha R.'],
  ['आशा शर्मा', 'आशा श.'],
  ['asha.rao@example.in', 'asha.rao E.'],
  ['Asha 9848012345', 'Asha'],
  ['9848012345', 'A shopper'],
  ['', 'A shopper'],
])('%j is shown as %j', (fullName, shown) => {
  expect(publicName(fullName)).toBe(shown);
});
