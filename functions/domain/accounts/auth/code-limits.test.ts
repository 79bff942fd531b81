import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/calls/refusals.ts';
import { refuseCode } from './code-limits.ts';
import type { CodeFacts } from './code-limits.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const free: Omit<CodeFacts, 'isKnown'> = { refusedBy: null, lockedAt: null, firstOfHour: null, firstOfDay: null };

function refusalOf(facts: Partial<CodeFacts>): Refusal | undefined {
  try {
    refuseCode({ ...free, ...facts }, NOW);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
}

test('nobody is refused where nothing stands against it', () => {
  expect(refusalOf({})).toBeUndefined();
});

describe('asking again too soon', () => {
  test.each([
    [0, 30],
    [1, 30],
    [29_001, 1],
    [29_999, 1],
    [12_000, 18],
    // The other machine's clock is ahead: the wait must not exceed the normal one.
    [-4_000, 30],
  ])('%i ms after the last one: wait %i seconds', (ago, seconds) => {
    const { code, details, message } = refusalOf({ refusedBy: 'lock', lockedAt: NOW - ago })!;
    expect(code).toBe('CODE_RESEND_LOCKED');
    expect(details.retryAfterSeconds).toBe(seconds);
    expect(message).toBe(`Please wait ${seconds} seconds before asking for another OTP.`);
  });
});

describe('asking too often: wait until the first of those that count is no longer counted', () => {
  test.each<[string, Partial<CodeFacts>, number]>([
    ['of an hour', { refusedBy: 'hour', firstOfHour: NOW - 45 * MINUTE, firstOfDay: NOW - 5 * HOUR }, 15 * 60],
    ['of a day', { refusedBy: 'day', firstOfHour: null, firstOfDay: NOW - 20 * HOUR }, 4 * 3600],
    ['never in no time', { refusedBy: 'hour', firstOfHour: NOW - 61 * MINUTE }, 1],
  ])('%s', (_, facts, seconds) => {
    const { code, details } = refusalOf(facts)!;
    expect(code).toBe('CODE_TOO_MANY');
    expect(details.retryAfterSeconds).toBe(seconds);
  });
});
