import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { deliveryPromise } from './order-promise.ts';

test.each([
  // Friday: dispatched within a day, then five business days without the Sunday.
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
  expect(deliveryPromise(startDays, today, DEFAULT_POLICY)).toEqual({ deliveryEstimate: estimate, deliveryOn: on });
});
