import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { COUPON_ERROR, UNEXPECTED_ERROR } from '#contract/messages.ts';
import { messageOf } from './call.ts';

// It reads the entrance from the window's address.
vi.mock(import('./session.ts'), () => ({ tokenOfEntrance: () => undefined }));

test.each([
  [
    'a refusal in its words',
    new HttpError('Coupon not found', 404, { message: 'Coupon not found', code: 'NO' }),
    'Coupon not found',
  ],
  [
    'a fault of the server as what the caller did',
    new HttpError(UNEXPECTED_ERROR, 500, { message: UNEXPECTED_ERROR, code: 'UNEXPECTED' }),
    COUPON_ERROR,
  ],
  ['an answer without words likewise', new HttpError('Bad Gateway', 502, undefined), COUPON_ERROR],
  [
    'that the shop was not reached in our words',
    new HttpError('The shop cannot be reached.', 0),
    'The shop cannot be reached.',
  ],
])('returns the text of an error: %s', (_, error, text) => {
  expect(messageOf(error, COUPON_ERROR)).toBe(text);
});
