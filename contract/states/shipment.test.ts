import { describe, expect, test } from 'vitest';
import { ENDED_SHIPMENTS, mayMoveShipment, reportMoves, SHIPMENT_STATUSES } from './shipment.ts';

describe('a report of a courier', () => {
  test('moves a parcel forward, however many steps were never told', () => {
    expect(mayMoveShipment('BOOKED', 'DELIVERED', true)).toBe(true);
    expect(mayMoveShipment('PICKUP_REQUESTED', 'IN_TRANSIT', false)).toBe(true);
    expect(mayMoveShipment('UNDELIVERED', 'RTO_INITIATED', true)).toBe(true);
    // Sent back, and then handed over after all.
    expect(mayMoveShipment('RTO_INITIATED', 'DELIVERED', true)).toBe(true);
  });

  test('never moves it back, however late it comes', () => {
    expect(mayMoveShipment('OUT_FOR_DELIVERY', 'IN_TRANSIT', true)).toBe(false);
    expect(mayMoveShipment('RTO_INITIATED', 'OUT_FOR_DELIVERY', true)).toBe(false);
  });

  test('of an attempt and of its failure follow each other by their time', () => {
    expect(mayMoveShipment('OUT_FOR_DELIVERY', 'UNDELIVERED', true)).toBe(true);
    expect(mayMoveShipment('UNDELIVERED', 'OUT_FOR_DELIVERY', true)).toBe(true);
    expect(mayMoveShipment('UNDELIVERED', 'OUT_FOR_DELIVERY', false)).toBe(false);
  });

  test('of a failure tells of another one on a later day alone, by the days of Kolkata', () => {
    const failed = { status: 'UNDELIVERED' as const, statusAt: Date.parse('2026-11-20T09:00:00Z') };
    const again = (at: string) => reportMoves(failed, { status: 'UNDELIVERED', at: Date.parse(at) });
    expect(again('2026-11-20T18:29:59Z')).toBe(false);
    expect(again('2026-11-20T18:30:00Z')).toBe(true);
    expect(again('2026-11-19T09:00:00Z')).toBe(false);
  });

  test.each(ENDED_SHIPMENTS)('changes nothing of a parcel that is %s', (ended) => {
    for (const status of SHIPMENT_STATUSES) expect(mayMoveShipment(ended, status, true), status).toBe(false);
  });
});
