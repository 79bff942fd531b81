import { describe, expect, test } from 'vitest';
import { cashAtDoor } from './cash-at-door.ts';
import type { PiecesInParcel } from './cash-at-door.ts';

const piece = (given: Partial<PiecesInParcel>): PiecesInParcel => ({
  consignmentId: 1,
  sellerId: 1,
  isCancelled: false,
  orderItemId: 1,
  pieces: 1,
  quantity: 1,
  netPaise: 600_00,
  feesPaise: 0,
  ...given,
});
const collected = (rows: readonly PiecesInParcel[]) =>
  [...new Set(rows.filter(({ isCancelled }) => !isCancelled).map(({ consignmentId }) => consignmentId))].map((id) =>
    cashAtDoor(rows, id),
  );
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('what parcels collect', () => {
  test('is the total of the order, whatever the parcels and sellers', () => {
    // Two sellers, three items. One item has seven pieces in three parcels, and its amount is not divisible by seven.
    const rows = [
      piece({ orderItemId: 1, consignmentId: 1, pieces: 3, quantity: 7, netPaise: 1000_01, feesPaise: 20_00 }),
      piece({ orderItemId: 1, consignmentId: 3, pieces: 2, quantity: 7, netPaise: 1000_01, feesPaise: 20_00 }),
      piece({ orderItemId: 1, consignmentId: 4, pieces: 2, quantity: 7, netPaise: 1000_01, feesPaise: 20_00 }),
      piece({ orderItemId: 2, consignmentId: 1, netPaise: 333_33, feesPaise: 5_00 }),
      piece({ orderItemId: 3, consignmentId: 2, sellerId: 2, netPaise: 499_99, feesPaise: 24_00 }),
    ];
    expect(sum(collected(rows))).toBe(1000_01 + 333_33 + 499_99 + 49_00);
    expect(cashAtDoor(rows, 2)).toBe(499_99 + 24_00);
  });

  test('leaves out what is cancelled, and keeps the fees as long as the seller sends anything', () => {
    const item = { quantity: 3, netPaise: 100_00, feesPaise: 49_00 };
    const [kept, gone] = [
      piece({ ...item, pieces: 1 }),
      piece({ ...item, pieces: 2, consignmentId: 2, isCancelled: true }),
    ];
    // Two of three pieces cost 66.66 together. The rest of the item's amount is collected.
    expect(collected([kept, gone])).toEqual([100_00 - 66_66 + 49_00]);
    const other = piece({ orderItemId: 2, consignmentId: 3, sellerId: 2, netPaise: 10_00, feesPaise: 1_00 });
    expect(collected([{ ...kept, isCancelled: true }, gone, other])).toEqual([11_00]);
    // A whole item is cancelled: its fees are collected with the seller's other parcel.
    const sold = piece({ orderItemId: 5, consignmentId: 4, netPaise: 70_00 });
    expect(collected([{ ...kept, isCancelled: true }, gone, sold])).toEqual([70_00 + 49_00]);
  });
});
