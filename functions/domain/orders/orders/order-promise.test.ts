import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, formatWeekday } from '#contract/shop/dates.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { deliveryPromise, promiseInWords } from './order-promise.ts';

/** A line of a seller without a holiday. */
const line = (startOn: string | null) => ({ startOn, holidayFromOn: null, holidayUntilOn: null });

test.each([
  // Friday: dispatched within one day, then five business days, which exclude Sundays.
  ['what is there', [null], '2026-11-20', '3-5 business days', '2026-11-27'],
  ['what has started', ['2026-11-01', '2026-11-20'], '2026-11-20', '3-5 business days', '2026-11-27'],
  ['a pre-order, from its start', [null, '2026-12-01'], '2026-11-20', '7-10 days after start date', '2026-12-11'],
  [
    'two pre-orders, the later of them',
    ['2026-12-05', '2026-12-01'],
    '2026-11-20',
    '7-10 days after start date',
    '2026-12-15',
  ],
])('%s is promised', (_, startDays, today, estimate, on) => {
  const promise = deliveryPromise(startDays.map(line), today, DEFAULT_POLICY);
  expect(promise.deliveryOn).toBe(on);
  expect(promiseInWords(promise)).toBe(estimate);
});

test('the couriers say the day of what is there, and not of a pre-order', () => {
  const now = deliveryPromise([null, '2026-11-01'].map(line), '2026-11-20', DEFAULT_POLICY, '2026-11-24');
  expect(now).toMatchObject({ deliveryFromOn: '2026-11-24', deliveryOn: '2026-11-24' });
  expect(promiseInWords(now)).toBe('by Tue, 24 Nov');
  const later = deliveryPromise(['2026-12-01'].map(line), '2026-11-20', DEFAULT_POLICY, '2026-11-24');
  expect(later.deliveryOn).toBe('2026-12-11');
});

test('a promise says the days of the policy that held, whatever day it was made', () => {
  const range = fc.record({ from: fc.nat({ max: 12 }), more: fc.nat({ max: 12 }) });
  const cases = fc.record({
    range,
    after: fc.nat({ max: 400 }),
    dispatchHours: fc.nat({ max: 96 }),
    early: fc.boolean(),
  });
  fc.assert(
    fc.property(cases, ({ range: { from, more }, after, dispatchHours, early }) => {
      const days = { from, to: from + more };
      const policy = { ...DEFAULT_POLICY, dispatchHours, preOrderDays: days, deliveryBusinessDays: days };
      const today = addDays('2026-01-01', after);
      const promise = deliveryPromise([line(early ? addDays(today, 9) : null)], today, policy);
      const unit = early ? 'days after start date' : 'business days';
      const isOneDay = !early && more === 0;
      expect(promiseInWords(promise)).toBe(
        isOneDay ? `by ${formatWeekday(promise.deliveryOn)}` : `${days.from}-${days.to} ${unit}`,
      );
    }),
  );
});

describe('during the holiday of a seller', () => {
  const away = { startOn: null, holidayFromOn: '2026-11-21', holidayUntilOn: '2026-12-05' };

  test('the parcel is promised from the first day after it, by one day', () => {
    // Sent on Sunday, 6 December, and five business days later at the latest.
    const promise = deliveryPromise([line(null), away], '2026-11-20', DEFAULT_POLICY);
    expect(promise).toEqual({
      deliveryCountsFromOn: '2026-12-06',
      isPreOrder: false,
      deliveryFromOn: '2026-12-11',
      deliveryOn: '2026-12-11',
    });
    expect(promiseInWords(promise)).toBe('by Fri, 11 Dec');
  });

  test('the couriers’ day is promised, and the dispatch is due after the holiday', () => {
    const promise = deliveryPromise([away], '2026-11-20', DEFAULT_POLICY, '2026-12-09');
    expect(promise).toMatchObject({ deliveryCountsFromOn: '2026-12-06', deliveryOn: '2026-12-09' });
  });

  test('a pre-order that starts in it counts from its end, and one that starts later from its start', () => {
    const start = (startOn: string) => deliveryPromise([{ ...away, startOn }], '2026-11-20', DEFAULT_POLICY);
    expect(start('2026-12-01')).toMatchObject({ deliveryCountsFromOn: '2026-12-06', isPreOrder: true });
    expect(start('2026-12-10')).toMatchObject({ deliveryCountsFromOn: '2026-12-10', isPreOrder: true });
  });

  test('an order that leaves before it or after it is promised as always', () => {
    for (const today of ['2026-11-19', '2026-12-05']) {
      expect(deliveryPromise([away], today, DEFAULT_POLICY)).toEqual(
        deliveryPromise([line(null)], today, DEFAULT_POLICY),
      );
    }
  });
});
