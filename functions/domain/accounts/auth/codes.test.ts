import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/calls/refusals.ts';
import { refuseTry } from './codes.ts';
import type { CodeState } from './codes.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const MINUTE = 60_000;
const open: CodeState = {
  tries: 0,
  usedBy: null,
  expiresAt: NOW + 9 * MINUTE,
};

function refusalOf(work: () => never): Refusal {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return error as Refusal;
  }
}

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
