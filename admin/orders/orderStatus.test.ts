import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { ConsignmentRecord } from '../providers/records.ts';
import { NEXT_STEP, ORDER_STATUS, reasonAgainst, STATUS_CHOICES } from './orderStatus.ts';

const consignment = (orderStatus: OrderStatus, dispatchedAt: string | null = null) =>
  ({ orderStatus, dispatchedAt }) as ConsignmentRecord;

test('every status has a label of its own, and is offered', () => {
  expect(new Set(ORDER_STATUSES.map((status) => ORDER_STATUS[status].word)).size).toBe(ORDER_STATUSES.length);
  expect(STATUS_CHOICES.map(({ value }) => value)).toEqual([...ORDER_STATUSES]);
});

test('the step that is offered as a button is one that may be taken', () => {
  for (const [from, to] of Object.entries(NEXT_STEP) as [OrderStatus, OrderStatus][]) {
    expect(reasonAgainst(consignment(from), to, false), `${from} to ${to}`).toBeUndefined();
  }
});

test('step by step one comes from placed to delivered', () => {
  const walked: OrderStatus[] = ['PLACED'];
  for (let next = NEXT_STEP.PLACED; next; next = NEXT_STEP[next]) walked.push(next);
  expect(walked).toEqual(['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED']);
});

describe('why a status cannot be chosen', () => {
  test.each([
    ['it is the present one', consignment('PLACED'), 'PLACED', 'Current status'],
    ['it is cancelled', consignment('CANCELLED'), 'PLACED', 'A cancelled order stays cancelled'],
    ['it has left', consignment('SHIPPED', '2026-11-20T06:00:00Z'), 'CANCELLED', 'The items have already left'],
    [
      'it has left and was moved back',
      consignment('CONFIRMED', '2026-11-20T06:00:00Z'),
      'CANCELLED',
      'The items have already left',
    ],
    ['it has left', consignment('DELIVERED', '2026-11-20T06:00:00Z'), 'PENDING', 'The items have already left'],
    ['nothing is against it', consignment('CONFIRMED'), 'CANCELLED', undefined],
    ['a slip is corrected', consignment('DELIVERED', '2026-11-20T06:00:00Z'), 'CONFIRMED', undefined],
  ] as const)('%s', (_, record, to, reason) => {
    expect(reasonAgainst(record, to, false)).toBe(reason);
  });

  test.each([
    ['CONFIRMED', 'Waiting for the buyer’s confirmation'],
    ['SHIPPED', 'Waiting for the buyer’s confirmation'],
    ['PLACED', 'Current status'],
    ['CANCELLED', undefined],
  ] as const)('its buyer is to confirm it: %s', (to, reason) => {
    expect(reasonAgainst(consignment('PLACED'), to, true)).toBe(reason);
  });
});
