import { describe, expect, test } from 'vitest';
import { Order, PlacedOrder, PrepaidOffer } from '#contract/calls/orders.ts';
import { askForOrder, buy, placed } from '../../support/buy.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

const orderOf = async (persona: Persona, orderId: string) => (await persona.get(`/api/orders/${orderId}`)).as(Order);
const offer = (persona: Persona, orderId: string) => persona.get(`/api/orders/${orderId}/switch-to-prepaid`);
const ask = (persona: Persona, orderId: string) => persona.post(`/api/orders/${orderId}/switch-to-prepaid`);
const refunds = (id: number) => shop.rows('SELECT cause, amount_paise AS amount FROM refunds WHERE order_id = ?', id);

/** Somebody with an order of two pieces at ₹1,000, to be paid in cash. */
async function inCash(name: string) {
  const [asha, sku] = [await shop.customer(name), await shop.sku({ price: 1000, stock: 10 })];
  const { orderId, id } = await buy(asha, sku, 2);
  return { asha, sku, orderId, id };
}

async function linkOf(asha: Persona, orderId: string) {
  const { payment_link_url: url } = (await ask(asha, orderId)).as(PlacedOrder);
  return { linkId: linkIn(url) };
}

describe('an order with cash on delivery', () => {
  test('is paid online with the discount for that, and its parcel collects nothing', async () => {
    const { asha, orderId, id } = await inCash('switching');
    expect((await offer(asha, orderId)).as(PrepaidOffer)).toEqual({ total: 1800_00, saving: 200_00 });
    const link = await linkOf(asha, orderId);
    expect(await linkOf(asha, orderId)).toEqual(link);
    // Until it is paid nothing has changed.
    expect(await orderOf(asha, orderId)).toMatchObject({ paymentMethod: 'COD', total: 2000_00, orderStatus: 'PLACED' });

    const { callback } = await payAtGateway(shop, link, { outcome: 'paid' });
    await shop.visitor().post(callback!);
    const paid = await orderOf(asha, orderId);
    expect(paid).toMatchObject({
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      orderStatus: 'PLACED',
      prepaidDiscount: 200_00,
      codFee: 0,
      total: 1800_00,
    });
    expect(paid.orderItems).toMatchObject([{ net: 1800_00, discount: 200_00 }]);
    expect((await shop.mailsTo(asha.email)).map(({ subject }) => subject)).toContain(`Your order ${orderId} is paid`);
    expect(await ask(asha, orderId)).toRefuse(
      409,
      'ORDER_NOT_SWITCHABLE',
      'This order is not paid by cash on delivery.',
    );

    // What is cancelled now goes back as it was paid.
    expect((await asha.put(`/orders/${orderId}/cancel`)).status).toBe(200);
    expect(refunds(id)).toEqual([{ cause: 'cancelled', amount: 1800_00 }]);
  });

  test('stays as it is where nobody pays, and where a payment comes after it moved on the money goes back', async () => {
    const { asha, orderId, id } = await inCash('staying');
    const link = await linkOf(asha, orderId);
    const moved = await shop.seller('meera').patch(`/seller/orders/${id}/status/CONFIRMED`);
    expect(moved.status).toBe(200);
    expect(await ask(asha, orderId)).toRefuse(
      409,
      'ORDER_NOT_SWITCHABLE',
      'This order has moved on, so it stays with cash on delivery.',
    );
    const { callback } = await payAtGateway(shop, link, { outcome: 'paid' });
    await shop.visitor().post(callback!);
    expect(await orderOf(asha, orderId)).toMatchObject({
      paymentMethod: 'COD',
      orderStatus: 'CONFIRMED',
      total: 2000_00,
    });
    expect(refunds(id)).toEqual([{ cause: 'late', amount: 1800_00 }]);
  });

  test('that has an invoice stays with it', async () => {
    const { asha, orderId } = await inCash('invoiced');
    expect((await asha.get(`/invoice/view/${orderId}`)).status).toBe(200);
    expect(await offer(asha, orderId)).toRefuse(
      409,
      'ORDER_NOT_SWITCHABLE',
      'The invoice of this order is made, so it stays with cash on delivery.',
    );
  });

  test('that is paid twice is switched once, and the second payment goes back', async () => {
    const { asha, orderId, id } = await inCash('twice');
    const link = await linkOf(asha, orderId);
    const { callback } = await payAtGateway(shop, link, { outcome: 'paid_twice' });
    await Promise.all([shop.visitor().post(callback!), shop.visitor().post(callback!)]);
    expect(await orderOf(asha, orderId)).toMatchObject({ paymentMethod: 'PREPAID', total: 1800_00 });
    expect(refunds(id)).toEqual([{ cause: 'second', amount: 1800_00 }]);
  });

  test('of somebody else is none', async () => {
    const { orderId } = await inCash('owner');
    const stranger = await shop.customer('stranger');
    expect(await ask(stranger, orderId)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await offer(stranger, 'RH-0000-0000-0000')).toRefuse(404, 'ORDER_NOT_FOUND');
  });

  test('of several sellers keeps whole rupees for each', async () => {
    const asha = await shop.customer('several');
    for (const [seller, price] of [
      ['meera', 999],
      ['farhan', 1501],
    ] as const) {
      const sku = await shop.sku({ seller, price });
      expect((await asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 })).status).toBe(200);
    }
    const { orderId } = await placed(askForOrder(asha));
    const link = await linkOf(asha, orderId);
    await payAtGateway(shop, link, { outcome: 'paid' });
    expect((await asha.patch(`/orders/${orderId}/status/PLACED`)).as(Order)).toMatchObject({
      paymentMethod: 'PREPAID',
      total: 2250_00,
    });
    for (const { net } of (await orderOf(asha, orderId)).orderItems) expect(net % 100).toBe(0);
  });
});
