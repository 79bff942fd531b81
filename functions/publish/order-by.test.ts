import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { lastDayToOrder } from './order-by.ts';

const SPRING = '2026-01-01';

test.each([
  // Dispatched on Thursday the 22nd, it arrives five business days later on Wednesday the 28th: the eve of Karwa
  // Chauth.
  ['2026-10-29', '2026-10-21'],
  // A Sunday in between is no business day: Holi is on a Wednesday.
  ['2026-03-04', '2026-02-24'],
  // The eve of a Monday is a Sunday, on which couriers deliver nothing: it must arrive on Saturday the 7th.
  ['2026-11-09', '2026-11-01'],
])('to wear it on %s one orders by %s', (wornOn, orderedOn) => {
  expect(lastDayToOrder(wornOn, SPRING, DEFAULT_POLICY)).toBe(orderedOn);
});

test('the day itself is in time, the day after is too late', () => {
  expect(lastDayToOrder('2026-10-29', '2026-10-21', DEFAULT_POLICY)).toBe('2026-10-21');
  expect(lastDayToOrder('2026-10-29', '2026-10-22', DEFAULT_POLICY)).toBeNull();
});

test('a store that promises more leaves more time', () => {
  const quick = { ...DEFAULT_POLICY, deliveryBusinessDays: { from: 1, to: 2 } };
  expect(lastDayToOrder('2026-10-29', SPRING, quick)).toBe('2026-10-25');
});

test('what takes months is not promised for a day', () => {
  const slow = { ...DEFAULT_POLICY, deliveryBusinessDays: { from: 60, to: 90 } };
  expect(lastDayToOrder('2026-10-29', SPRING, slow)).toBeNull();
});
