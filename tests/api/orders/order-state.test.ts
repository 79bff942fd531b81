import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { formatWeekday } from '#contract/shop/dates.ts';
import { askForOrder, buy, fillCart, placed } from '../../support/buy.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const read = async (persona: Persona, id: number | string) => (await persona.get(`/api/orders/${id}`)).as(Order);

/** Ships the seller's part. The courier picks it up and reports an expected delivery date. */
async function pickedUp(seller: Persona, orderId: string): Promise<void> {
  const { awb } = await ship(seller, orderId);
  await courierMoves(shop.visitor(), awb, 'PICKED UP');
}

describe('the money of an order is told with it:', () => {
  test('until when its pieces are held, the payment that stands, and what was refused', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
    const order = await prepaid(asha, sku);
    const waiting = await read(asha, order.id);
    expect(waiting.paymentDetails.paymentId).toBeNull();
    expect(waiting.paymentOrderId).toBe(order.linkId);
    expect(waiting.payUntil).toBe(waiting.orderDate + 30 * 60_000);
    await payAtGateway(shop, order, { outcome: 'failed' });
    const paid = await payAtGateway(shop, order, { outcome: 'paid' });
    const settled = await until('the payment', async () => {
      const now = await read(asha, order.id);
      return now.paymentStatus === 'COMPLETED' ? now : undefined;
    });
    expect(settled.paymentDetails).toMatchObject({ paymentId: paid.paymentIds[0], status: 'COMPLETED' });
    expect(settled.paymentOrderId).toBe(order.linkId);
    expect(settled.payUntil).toBeNull();
    expect(settled.payments).toContainEqual(
      expect.objectContaining({ paymentId: paid.paymentIds[0], amount: 900_00, status: 'captured', returnedAs: null }),
    );
    expect(settled.refunds).toEqual([]);
  });

  test('what goes back, for which pieces, and by which way', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
    const order = await prepaid(asha, sku, 3);
    await payAtGateway(shop, order, { outcome: 'paid' });
    const [item] = (await read(asha, order.id)).orderItems;
    const items = [{ orderItemId: item!.id, quantity: 2 }];
    const cancelled = (await asha.put(`/orders/${order.id}/cancel`, { items })).as(Order);
    expect(cancelled.refunds).toEqual([
      expect.objectContaining({
        amount: 1800_00,
        fees: 0,
        cause: 'cancelled',
        method: cancelled.payments[0]!.method,
        items: [{ orderItemId: item!.id, quantity: 2, amount: 1800_00 }],
      }),
    ]);
    const parts = cancelled.consignments.map((part) => [part.orderStatus, part.items, part.cancelledAt !== null]);
    expect(parts).toEqual([
      ['PLACED', [{ orderItemId: item!.id, quantity: 1 }], false],
      ['CANCELLED', [{ orderItemId: item!.id, quantity: 2 }], true],
    ]);
  });

  test('and to nobody but its shopper and the house', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
    const order = await prepaid(asha, sku);
    await payAtGateway(shop, order, { outcome: 'paid' });
    await asha.put(`/orders/${order.id}/cancel`, {});
    const own = (await shop.seller('meera').get(`/api/admin/orders/${order.id}`)).json as object;
    expect(own).toMatchObject({ paymentDetails: { paymentId: null }, paymentOrderId: null });
    expect(Object.keys(own)).not.toContain('payments');
    expect(Object.keys(own)).not.toContain('refunds');
    expect((await shop.admin().get(`/api/orders/${order.id}`)).as(Order).refunds).toHaveLength(1);
  });
});

describe('when an order is expected', () => {
  test('its promise says, until the couriers say it of all its parcels', async () => {
    const asha = await shop.customer('two-parcels');
    await fillCart(asha, await shop.sku({ seller: 'meera' }));
    await fillCart(asha, await shop.sku({ seller: 'farhan' }));
    const { orderId: id } = await placed(askForOrder(asha));
    const before = await read(asha, id);
    const promised = `by ${formatWeekday(before.deliveryDate)}`;
    expect(before.deliveryEstimate).toBe(promised);
    await pickedUp(shop.seller('meera'), id);
    const half = await read(asha, id);
    expect(half).toMatchObject({ deliveryEstimate: promised, deliveryDate: before.deliveryDate });
    await pickedUp(shop.seller('farhan'), id);
    const days = shop
      .rows(
        'SELECT etd_on AS day FROM shipments JOIN consignments ON consignments.id = consignment_id WHERE order_id = ?',
        before.id,
      )
      .map(({ day }) => String(day));
    const last = days.toSorted().at(-1)!;
    const booked = await read(asha, id);
    expect(booked).toMatchObject({ deliveryDate: last, deliveryEstimate: `by ${formatWeekday(last)}` });
    expect(booked.consignments.map(({ deliveryDate }) => deliveryDate)).toEqual(days);
  });

  test('a part that is cancelled says nothing', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const order = await buy(asha, sku, 2);
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }];
    await asha.put(`/orders/${order.id}/cancel`, { items });
    await pickedUp(shop.seller('meera'), order.orderId);
    const now = await read(asha, order.id);
    expect(now.deliveryEstimate).toBe(`by ${formatWeekday(now.deliveryDate)}`);
    expect(now.deliveryDate).toBe(now.consignments[0]!.shipment!.etd);
  });
});

test('what is paid at the door is told for each part, without what is cancelled', async () => {
  const asha = await shop.customer('at-the-door');
  const [own, other] = [
    await shop.sku({ seller: 'meera', price: 700 }),
    await shop.sku({ seller: 'farhan', price: 500 }),
  ];
  await fillCart(asha, own, 2);
  await fillCart(asha, other);
  const { orderId } = await placed(askForOrder(asha));
  const before = await read(asha, orderId);
  expect(before.consignments.map(({ cashAtDoor }) => cashAtDoor)).toEqual([1400_00, 500_00]);
  const items = [{ orderItemId: before.orderItems[0]!.id, quantity: 1 }];
  const after = (await asha.put(`/orders/${orderId}/cancel`, { items })).as(Order);
  expect(after.consignments.map(({ orderStatus, cashAtDoor }) => [orderStatus, cashAtDoor])).toEqual([
    ['PLACED', 700_00],
    ['PLACED', 500_00],
    ['CANCELLED', null],
  ]);
});

test('orders are told in pages, newest first, each page saying of how many', async () => {
  const [asha, sku] = [await shop.customer('pages'), await shop.sku({ stock: 40 })];
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) numbers.unshift((await buy(asha, sku)).orderId);
  const first = await asha.get('/api/orders/user?range=[0,9]');
  expect(first.headers.get('content-range')).toBe('orders 0-9/12');
  expect(first.as(z.array(Order)).map(({ orderId }) => orderId)).toEqual(numbers.slice(0, 10));
  const second = await asha.get('/api/orders/user?range=[10,19]');
  expect(second.as(z.array(Order)).map(({ orderId }) => orderId)).toEqual(numbers.slice(10));
  const seller = (await shop.seller('meera').get('/seller/orders?range=[0,1]')).as(z.array(ManagedOrder));
  expect(seller).toHaveLength(2);
});
