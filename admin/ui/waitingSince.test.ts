import { expect, test } from 'vitest';
import { waitingSince } from './waitingSince.ts';

test.each([
  ['2026-11-23T11:30:00.000Z', 'came just now'],
  ['2026-11-23T11:00:00.000Z', 'waits for 1 hour'],
  ['2026-11-22T13:00:00.000Z', 'waits for 23 hours'],
  ['2026-11-21T12:00:00.000Z', 'waits for 2 days'],
  ['2026-11-23T12:30:00.000Z', 'came just now'],
])('what came at %s %s', (at, text) => {
  expect(waitingSince(at, Date.parse('2026-11-23T12:00:00.000Z'))).toBe(text);
});
