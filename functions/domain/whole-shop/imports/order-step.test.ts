import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/states/order.ts';
import { RowRefusal } from './kind.ts';
import type { OrderLine } from './order-columns.ts';
import { orderStepOf } from './order-step.ts';
import type { OrderFields } from './order-step.ts';

interface Standing {
  status?: OrderStatus;
  isLeft?: boolean;
  /** Whether its parcel is booked with the courier service, or entered manually. */
  parcel?: 'booked' | 'byHand';
  isUnconfirmed?: boolean;
  isUnpaid?: boolean;
}

/** Returns the effect of a row, or its faulty columns. */
function told(fields: OrderFields, { status = 'PLACED', isLeft, parcel, isUnconfirmed, isUnpaid }: Standing = {}) {
  const line = {
    order: {
      id: 1,
      paymentMethod: isUnpaid ? 'PREPAID' : 'COD',
      paymentStatus: 'PENDING',
      orderStatus: isUnpaid ? 'PENDING' : status,
      confirmUntil: isUnconfirmed ? 1 : null,
    },
    consignment: {
      orderStatus: status,
      dispatchedAt: isLeft ? 1 : null,
      shipment: parcel ? { isByHand: parcel === 'byHand' } : null,
    },
  } as OrderLine;
  try {
    return orderStepOf({ named: {} }, line, fields);
  } catch (error) {
    if (error instanceof RowRefusal) return error.faults.map(({ column }) => column);
    throw error;
  }
}

const PARCEL = { courierName: 'Own van', awb: 'VAN12345' };

describe('a row', () => {
  test.each<[OrderFields, Standing, object]>([
    [{}, {}, { parcel: null, to: null }],
    [{ orderStatus: 'CONFIRMED' }, {}, { parcel: null, to: 'CONFIRMED' }],
    [{ ...PARCEL, orderStatus: 'DELIVERED' }, {}, { parcel: PARCEL, to: 'DELIVERED' }],
    [PARCEL, { status: 'SHIPPED', isLeft: true }, { parcel: PARCEL, to: null }],
    [{ orderStatus: 'PLACED' }, { status: 'SHIPPED', isLeft: true }, { parcel: null, to: 'PLACED' }],
  ])('that says %j of one that is %j does %j', (fields, standing, step) => {
    expect(told(fields, standing)).toEqual(step);
  });

  test.each<[OrderFields, Standing, string]>([
    [{ orderStatus: 'CANCELLED' }, {}, 'Status'],
    [{ orderStatus: 'PACKED' }, {}, 'Status'],
    [{ orderStatus: 'CONFIRMED' }, { status: 'CANCELLED' }, 'Status'],
    [{ orderStatus: 'CONFIRMED' }, { isUnconfirmed: true }, 'Status'],
    [{ orderStatus: 'CONFIRMED' }, { status: 'PENDING', isUnpaid: true }, 'Status'],
    [{ awb: PARCEL.awb }, {}, 'Courier'],
    [{ courierName: PARCEL.courierName }, {}, 'AWB'],
    [{ awb: '1.2E+12', courierName: 'Own van' }, {}, 'AWB'],
    [PARCEL, { parcel: 'booked' }, 'AWB'],
    [PARCEL, { parcel: 'byHand' }, 'AWB'],
    [{ awb: '' }, { parcel: 'byHand' }, 'AWB'],
    [PARCEL, { status: 'DELIVERED', isLeft: true }, 'AWB'],
    [PARCEL, { isUnconfirmed: true }, 'AWB'],
  ])('that says %j of one that is %j is wrong in %s', (fields, standing, column) => {
    expect(told(fields, standing)).toEqual([column]);
  });
});
