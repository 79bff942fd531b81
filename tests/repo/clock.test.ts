import { describe, expect, test } from 'vitest';
import { kolkataDay } from '../../contract/shop/dates.ts';
import { aheadMs } from '../../scripts/test-clock.ts';
import { filesUnder, textOf } from './source.ts';

/** Tests that read the machine's clock, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/api/client.test.ts': 'no shop: a token expires an hour from now',
  'src/features/cart/send-bag.test.ts': 'no shop: a bag is as old as its newest item',
};

describe('no test reads the day of the machine', () => {
  const tests = filesUnder('', /\.test\.ts$/).filter((file) => file !== 'tests/repo/clock.test.ts');
  const readers = tests.filter((file) => /\bDate\.now\(\)|\bnew Date\(\)/.test(textOf(file)));

  test('but by `tests/support/clock.ts`', () => {
    expect(tests.length).toBeGreaterThan(300);
    expect(readers.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
  });

  test('and each exception is one', () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !readers.includes(file))).toEqual([]);
  });
});

describe('a run of the tests', () => {
  const startedAt = (time: string) => Date.parse(`2026-11-30T${time}+05:30`);

  test('has the time of the machine', () => {
    expect(aheadMs(startedAt('00:00:00'))).toBe(0);
    expect(aheadMs(startedAt('21:59:00'))).toBe(0);
  });

  test('begins after midnight where it could last beyond it', () => {
    const start = startedAt('22:30:00');
    expect(kolkataDay(start + aheadMs(start))).toBe('2026-12-01');
    expect(aheadMs(start)).toBe(91 * 60_000);
  });
});
