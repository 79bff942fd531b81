import { expect, test } from 'vitest';
import type { OrderRecord } from '../providers/records.ts';
import { soldOf } from './soldOf.ts';

const item = (product: number, sellerId: number, sold: number | null) =>
  ({ product: { id: product }, sellerId, sold }) as OrderRecord['orderItems'][number];
const order = { orderItems: [item(1, 1, 100.1), item(2, 1, 200.2), item(3, 2, 0.3), item(4, 2, null)] };

test.each([
  [{}, 300.6],
  [{ productId: 2 }, 200.2],
  [{ sellerId: 1 }, 300.3],
  [{ sellerId: 2 }, 0.3],
  [{ productId: 1, sellerId: 2 }, 0],
])('of %j an order brings %d', (by, sold) => {
  expect(soldOf(order, by)).toBe(sold);
});
