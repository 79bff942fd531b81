import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  [{ city: 'Hyderabad', country: 'IN' }, 'Hyderabad, India'],
  [{ country: 'IN' }, 'India'],
  [{ city: 'Pune', country: 'XX' }, 'Pune'],
  [{ country: 'T1' }, null],
  [{}, null],
])('%j is %s', (where, place) => {
  expect(placeOf(where)).toBe(place);
});
