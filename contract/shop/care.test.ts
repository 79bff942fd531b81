import { describe, expect, test } from 'vitest';
import { isCareOpen, ticketClocks } from './care.ts';
import { DEFAULT_POLICY } from './policy.ts';

/** Returns an instant from Kolkata time. */
const kolkata = (text: string) => Date.parse(`${text}+05:30`);

describe('customer care, Mon to Sat 10 AM to 6 PM', () => {
  test.each([
    ['2026-11-16T09:59', false, 'Monday before ten'],
    ['2026-11-16T10:00', true, 'Monday at ten'],
    ['2026-11-21T17:59', true, 'Saturday before six'],
    ['2026-11-21T18:00', false, 'Saturday at six'],
    ['2026-11-22T12:00', false, 'Sunday noon'],
  ])('%s: %s, %s', (at, open) => {
    expect(isCareOpen(DEFAULT_POLICY.care.week, kolkata(at))).toBe(open);
  });
});

describe('a question', () => {
  test.each([
    ['of Monday noon', '2026-11-16T12:00', '2026-11-17T12:00', '2026-11-18T18:00'],
    ['of Saturday evening waits for no Sunday', '2026-11-21T17:00', '2026-11-23T17:00', '2026-11-24T18:00'],
    ['of Sunday', '2026-11-22T11:00', '2026-11-23T11:00', '2026-11-24T18:00'],
  ])('%s', (_, received, acknowledge, resolve) => {
    expect(ticketClocks(DEFAULT_POLICY, 'CONTACT', kolkata(received))).toEqual({
      acknowledgeUntil: kolkata(acknowledge),
      resolveUntil: kolkata(resolve),
    });
  });
});

describe('a complaint runs by the calendar: 24 hours, and one month', () => {
  test.each([
    ['of Saturday', '2026-11-21T17:00', '2026-11-22T17:00', '2026-12-21T17:00'],
    ['of the last of January', '2027-01-31T08:30', '2027-02-01T08:30', '2027-02-28T08:30'],
    ['of the end of the year', '2026-12-31T23:59', '2027-01-01T23:59', '2027-01-31T23:59'],
  ])('%s', (_, received, acknowledge, resolve) => {
    expect(ticketClocks(DEFAULT_POLICY, 'GRIEVANCE', kolkata(received))).toEqual({
      acknowledgeUntil: kolkata(acknowledge),
      resolveUntil: kolkata(resolve),
    });
  });
});
