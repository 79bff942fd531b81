import { describe, expect, test } from 'vitest';
import { CONSIGNMENT_MOVES, mayMoveConsignment, ORDER_STATUSES, orderStatusOf } from './order.ts';
import type { OrderStatus } from './order.ts';
import { codPaymentStatus } from './payment.ts';

/** Returns every status reachable from `start`, including `start`. */
function reachedFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set([start]);
  for (const status of seen) CONSIGNMENT_MOVES[status].forEach((next) => seen.add(next));
  return seen;
}

describe('a consignment', () => {
  test('that was just placed can come to every status', () => {
    expect([...reachedFrom('PLACED')].sort()).toEqual([...ORDER_STATUSES].sort());
    expect([...reachedFrom('PENDING')].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  test('that is cancelled stays so', () => {
    expect([...reachedFrom('CANCELLED')]).toEqual(['CANCELLED']);
    for (const to of ORDER_STATUSES) expect(mayMoveConsignment('CANCELLED', to, false)).toBe(false);
  });

  test('is never moved to where it is', () => {
    for (const status of ORDER_STATUSES) expect(mayMoveConsignment(status, status, false)).toBe(false);
  });

  test('goes to any status but the end, since people press the wrong button', () => {
    const corrected = ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED'] as const;
    for (const from of ['PENDING', ...corrected] as const) {
      for (const to of corrected) if (from !== to) expect(mayMoveConsignment(from, to, true)).toBe(true);
    }
    for (const from of ['PLACED', 'CONFIRMED'] as const) expect(mayMoveConsignment(from, 'PENDING', false)).toBe(true);
  });

  test('is not pending again once its goods have left, and not even after it was moved back', () => {
    for (const from of ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED'] as const) {
      expect(mayMoveConsignment(from, 'PENDING', true)).toBe(false);
    }
    for (const from of ['SHIPPED', 'DELIVERED'] as const)
      expect(mayMoveConsignment(from, 'PENDING', false)).toBe(false);
  });

  test('is cancelled until its goods have left, and not even after it was moved back', () => {
    for (const from of ['PENDING', 'PLACED', 'CONFIRMED'] as const) {
      expect(mayMoveConsignment(from, 'CANCELLED', false)).toBe(true);
      expect(mayMoveConsignment(from, 'CANCELLED', true)).toBe(false);
    }
    expect(mayMoveConsignment('SHIPPED', 'CANCELLED', false)).toBe(false);
    expect(mayMoveConsignment('DELIVERED', 'CANCELLED', false)).toBe(false);
  });
});

describe('an order', () => {
  test.each<[OrderStatus[], OrderStatus]>([
    [['PLACED'], 'PLACED'],
    [['DELIVERED', 'SHIPPED'], 'SHIPPED'],
    [['DELIVERED', 'CANCELLED'], 'DELIVERED'],
    [['CONFIRMED', 'PENDING', 'DELIVERED'], 'PENDING'],
    [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
  ])('of %j is %s: the least advanced that is not cancelled', (consignments, status) => {
    expect(orderStatusOf(consignments)).toBe(status);
    expect(orderStatusOf(consignments.toReversed())).toBe(status);
  });

  test('by cash on delivery is paid when it is handed over, and not before', () => {
    const paid = ORDER_STATUSES.filter((status) => codPaymentStatus(status) === 'COMPLETED');
    expect(paid).toEqual(['DELIVERED']);
  });
});
