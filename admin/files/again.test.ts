import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import { isUnreached } from './again.ts';

test.each([
  [new HttpError('', 0), true],
  [new HttpError('', 503), true],
  [new HttpError('', 429, { code: 'TOO_MANY_REQUESTS' }), true],
  // The limit of a day is said at once, and not after minutes of trying.
  [new HttpError('', 429, { code: 'FILE_TOO_MANY' }), false],
  [new HttpError('', 400), false],
  [new Error('x'), false],
])('whether an upload is tried again after %o: %s', (error, isPassing) => {
  expect(isUnreached(error)).toBe(isPassing);
});
