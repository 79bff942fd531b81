import { describe, expect, test } from 'vitest';
import type { GatewayPayment } from '../../../ports/payments.ts';
import { decidePayments } from './decide-payments.ts';
import type { KnownPayments } from './decide-payments.ts';

const known = (facts: Partial<KnownPayments> = {}): KnownPayments => ({
  amountPaise: 1000_00,
  isWaiting: true,
  isPaid: false,
  hasPieces: true,
  states: new Map(),
  ...facts,
});
const payment = (id: string, facts: Partial<GatewayPayment> = {}): GatewayPayment => ({
  id,
  amountPaise: 1000_00,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  ...facts,
});
const decided = (facts: Partial<KnownPayments>, ...told: GatewayPayment[]) =>
  decidePayments(known(facts), told).map(({ payment: { id }, status, returnedAs }) => [id, status, returnedAs]);

describe('of the payments of an order', () => {
  test('the first right one stands for it, and all others go back', () => {
    expect(decided({}, payment('a'), payment('b'), payment('c'))).toEqual([
      ['a', 'captured', null],
      ['b', 'captured', 'second'],
      ['c', 'captured', 'second'],
    ]);
    expect(decided({ isPaid: true, isWaiting: false }, payment('b'))).toEqual([['b', 'captured', 'second']]);
  });

  test('one of another amount or currency goes back, and leaves room for the right one', () => {
    expect(decided({}, payment('a', { amountPaise: 999_99 }), payment('b'))).toEqual([
      ['a', 'captured', 'mismatch'],
      ['b', 'captured', null],
    ]);
    expect(decided({}, payment('a', { currency: 'USD' }))).toEqual([['a', 'captured', 'mismatch']]);
  });

  test('one that comes too late goes back', () => {
    expect(decided({ hasPieces: false }, payment('a'))).toEqual([['a', 'captured', 'late']]);
    expect(decided({ isWaiting: false }, payment('a'))).toEqual([['a', 'captured', 'late']]);
  });

  test('one that was captured before is decided, whatever is told of it now', () => {
    const states = new Map([['a', 'captured' as const]]);
    for (const status of ['created', 'authorized', 'captured', 'refunded', 'failed'] as const) {
      expect(decided({ states, isPaid: true }, payment('a', { status }))).toEqual([]);
    }
  });

  test('one that failed may turn out well, and what stays as it was is no news', () => {
    const states = new Map([['a', 'failed' as const]]);
    expect(decided({ states }, payment('a', { status: 'failed' }))).toEqual([]);
    expect(decided({ states }, payment('a'))).toEqual([['a', 'captured', null]]);
    expect(decided({}, payment('a', { status: 'created' }))).toEqual([]);
  });

  test('one the gateway gave back before it was taken has failed', () => {
    const states = new Map([['a', 'authorized' as const]]);
    expect(decided({ states }, payment('a', { status: 'refunded' }))).toEqual([['a', 'failed', null]]);
  });
});
