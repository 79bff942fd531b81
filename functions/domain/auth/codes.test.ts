import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { refuseResend, refuseTry } from './codes.ts';
import type { CodeState } from './codes.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const MINUTE = 60_000;
const open: CodeState = {
  tries: 0,
  usedBy: null,
  sentAt: NOW - MINUTE,
  expiresAt: NOW + 9 * MINUTE,
  hourStartedAt: NOW - MINUTE,
};

function refusalOf(work: () => never): Refusal {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
}

describe('asking for a code again', () => {
  test.each([
    [0, 30],
    [1, 30],
    [29_001, 1],
    [29_999, 1],
    [12_000, 18],
  ])('%i ms after the last one: wait %i seconds', (ago, seconds) => {
    const { code, details, message } = refusalOf(() => refuseResend({ ...open, sentAt: NOW - ago }, NOW));
    expect(code).toBe('CODE_RESEND_LOCKED');
    expect(details.retryAfterSeconds).toBe(seconds);
    expect(message).toBe(`Please wait ${seconds} seconds before asking for another code.`);
  });

  test('too often in an hour: wait until the hour is over', () => {
    const { code, details } = refusalOf(() => refuseResend({ ...open, hourStartedAt: NOW - 45 * MINUTE }, NOW));
    expect(code).toBe('CODE_TOO_MANY');
    expect(details.retryAfterSeconds).toBe(15 * 60);
  });

  test('never says to come back in no time', () => {
    const { details } = refusalOf(() => refuseResend({ ...open, hourStartedAt: NOW - 61 * MINUTE }, NOW));
    expect(details.retryAfterSeconds).toBeGreaterThan(0);
  });
});

describe('a try that did not succeed', () => {
  test.each<[string, CodeState | undefined, { right: number } | undefined, string]>([
    ['with a wrong code', open, { right: 0 }, 'CODE_WRONG'],
    ['after five others', { ...open, tries: 5 }, undefined, 'CODE_TRIES_USED_UP'],
    ['with a code that was used', { ...open, usedBy: 'somebody' }, undefined, 'CODE_VOID'],
    ['with a code that was used after five tries', { ...open, usedBy: 'somebody', tries: 5 }, undefined, 'CODE_VOID'],
    ['with a code that is too old', { ...open, expiresAt: NOW }, undefined, 'CODE_VOID'],
    ['where none was asked for', undefined, undefined, 'CODE_VOID'],
  ])('%s', (_, before, tried, code) => {
    expect(refusalOf(() => refuseTry(before, tried, NOW)).code).toBe(code);
  });
});
