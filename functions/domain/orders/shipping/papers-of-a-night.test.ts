import { expect, test } from 'vitest';
import type { OrderRequest } from '#contract/calls/orders.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import { moveConsignment, placeOrder } from '../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { assignAwb, trackShipments } from './index.ts';

/** The last millisecond of the financial year 2026-27 in Kolkata, and the first of the next. */
const LAST_MOMENT = Date.parse('2027-03-31T18:29:59.999Z');
const NIGHT = [LAST_MOMENT, LAST_MOMENT + 1] as const;

test('200 papers of the night the year changes in, by sellers and by jobs, have no gap and no number twice', async () => {
  const cod = { ...DEFAULT_POLICY.cod, abovePaise: 0, refusedParcels: 0 };
  const small = await openSmallShop({ meera: { gstin: '36ZZTCJ1234K1Z4' }, farhan: {} }, { cod });
  const couriers = fetchingCouriers(small.shop);
  const asOf = (now: number): Shop => ({ ...small.shop, couriers, now });
  const goods = [await small.goods.sku({ stock: 200 }), await small.goods.sku({ seller: 'farhan', stock: 200 })];

  const orders: string[] = [];
  while (orders.length < 200) {
    const buyNowItem = { skuId: goods[orders.length % 2]!.skuId, size: '', quantity: 1 };
    const request: OrderRequest = { address: { form: HYDERABAD }, buyNowItem, expectedTotal: undefined, note: '' };
    orders.push((await placeOrder(small.shop, small.customer, request, 'COD')).orderId);
  }
  const [fetched, confirmed] = [orders.slice(0, 40), orders.slice(40)];
  for (const order of fetched) {
    await assignAwb(asOf(small.shop.now), small.admin, { order, consignmentId: undefined, courierNumber: undefined });
  }
  await Promise.all([
    ...confirmed.map((order, index) =>
      moveConsignment(asOf(NIGHT[index % 3 === 0 ? 0 : 1]), small.admin, { order, to: 'CONFIRMED' }),
    ),
    ...NIGHT.map((now) => trackShipments(asOf(now))),
  ]);

  const documents = small.rows(
    `SELECT seller_id, issued_on, group_concat(number) FROM (SELECT * FROM documents ORDER BY number)
      GROUP BY seller_id, issued_on ORDER BY seller_id, issued_on`,
  );
  expect(documents.map(([, day]) => day)).toEqual(['2027-03-31', '2027-04-01', '2027-03-31', '2027-04-01']);
  const numbers = documents.map(([, , all]) => String(all).split(','));
  expect(numbers.flat()).toHaveLength(200);
  for (const [index, start] of ['A01/2627/', 'A01/2728/', 'A02/2627/', 'A02/2728/'].entries()) {
    const running = numbers[index]!.map((_, before) => start + String(before + 1).padStart(6, '0'));
    expect(numbers[index]).toEqual(running);
  }
  expect(await small.broken()).toEqual([]);
  small.close();
});

/** Couriers that have picked up every booked parcel. */
function fetchingCouriers({ couriers }: Shop): Shop['couriers'] {
  let booked = 0;
  return {
    ...couriers,
    book: () => Promise.resolve({ orderNumber: (booked += 1), shipmentNumber: booked }),
    assignAwb: ({ orderNumber }) =>
      Promise.resolve({ awb: `AWB${orderNumber}`, courierNumber: 1, courierName: 'Post' }),
    track: () => Promise.resolve({ status: 'PICKED_UP', scans: [], etd: null }),
  };
}
