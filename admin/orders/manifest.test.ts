import { expect, test } from 'vitest';
import type { Part } from './confirmOrders.ts';
import { handoversOf } from './manifest.ts';

/** The fields of a consignment that a manifest reads. */
const part = (courierName: string | null, awb: string | null, cashAtDoor: number | null = null) =>
  ({
    order: {},
    consignment: { awb, cashAtDoor, shipment: courierName === null ? null : { courierName } },
  }) as Part;

test('each courier has its own parcels, in the order of their AWBs, with the cash it collects', () => {
  const handovers = handoversOf([
    part('Vayu Air', 'SBX3', 700),
    part('Deccan Express', 'SBX9'),
    part('Vayu Air', 'SBX1', 499.5),
  ]);
  expect(handovers.map(({ courierName, parts, toCollect }) => [courierName, parts.length, toCollect])).toEqual([
    ['Deccan Express', 1, 0],
    ['Vayu Air', 2, 1199.5],
  ]);
  expect(handovers[1]!.parts.map(({ consignment }) => consignment.awb)).toEqual(['SBX1', 'SBX3']);
});

test('what has no parcel, or no AWB yet, is handed to nobody', () => {
  expect(handoversOf([part(null, null), part('Vayu Air', null)])).toEqual([]);
});
