import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Order } from '#contract/calls/orders.ts';
import { ManagedRefund } from '#contract/calls/returns.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

const refundsOf = (orderId: number) =>
  shop
    .rows('SELECT amount_paise AS amount FROM refunds WHERE order_id = ? ORDER BY id', orderId)
    .map(({ amount }) => Number(amount));

describe('less than a rupee', () => {
  test('that was paid online is paid back by hand, since the gateway does not', async () => {
    const [asha, sku] = [await shop.customer('small'), await shop.sku({ price: 1, stock: 20 })];
    const order = await prepaid(asha, sku, 9);
    await payAtGateway(shop, order, { outcome: 'paid' });
    const [item] = (await asha.get(`/api/orders/${order.id}`)).as(Order).orderItems;
    const items = [{ orderItemId: item!.id, quantity: 1 }];
    expect((await asha.put(`/orders/${order.orderId}/cancel`, { items })).status).toBe(200);
    const [amount] = refundsOf(order.id);
    expect(amount).toBeGreaterThan(0);
    expect(amount).toBeLessThan(100);
    await shop.later(3600, async () => {
      await shop.job('send-outbox');
    });
    expect(shop.rows("SELECT id FROM outbox WHERE kind = 'refund' AND status <> 'sent'")).toEqual([]);

    const filter = encodeURIComponent(JSON.stringify({ q: order.orderId }));
    const [refund, ...others] = (await shop.admin().get(`/api/admin/refunds?filter=${filter}`)).as(
      z.array(ManagedRefund),
    );
    expect(others).toEqual([]);
    expect(refund).toMatchObject({ status: 'wanted', way: null, destination: null, amount });
    const said = { paidReference: 'UTR77', reason: 'Paid by UPI' };
    expect((await shop.admin().put(`/api/admin/refunds/${refund!.id}`, said)).as(ManagedRefund)).toMatchObject({
      status: 'processed',
      paidReference: 'UTR77',
    });
    expect(await shop.admin().put(`/api/admin/refunds/${refund!.id}`, said)).toRefuse(409, 'REFUND_PAID');
    const letter = (await shop.mailsTo(asha.email)).find(({ subject }) => subject.includes('is refunded'))!;
    expect(letter.text).toContain('UTR77');

    // The other refunds go through the gateway as usual, and their sum is the paid amount.
    expect((await asha.put(`/orders/${order.orderId}/cancel`)).status).toBe(200);
    const { total } = (await asha.get(`/api/orders/${order.id}`)).as(Order);
    expect(refundsOf(order.id).reduce((sum, paise) => sum + paise, 0)).toBe(total);
  });
});
