import { expect, test } from 'vitest';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { askToPrepay, linkIn, payAtGateway, prepaid } from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const HALF_AN_HOUR = 30 * 60;

/** Returns the refunds of an order that failed to reach the gateway at least once. */
const triedRefunds = (orderId: string) =>
  shop.rows("SELECT id FROM outbox WHERE kind = 'refund' AND last_error > '' AND instr(key, ?) > 0", orderId);

test.each(['error', 'garbage', 'hang'])(
  'a gateway that fails (%s) loses no order, keeps nobody from cancelling, and pays back later',
  async (mode) => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
    const cancelled = await prepaid(asha, sku);
    await payAtGateway(shop, cancelled, { outcome: 'paid' });
    const key = { headers: { 'Idempotency-Key': `faulty-${mode}` } };
    await shop.fault('payments', mode, async () => {
      const [refused, answer] = await Promise.all([
        askToPrepay(asha, sku, 1, key),
        asha.put(`/orders/${cancelled.orderId}/cancel`),
      ]);
      expect(refused).toRefuse(502, 'CHECKOUT_NO_PAYMENT_LINK', words('CHECKOUT_NO_PAYMENT_LINK'));
      expect(answer.as(Order)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' });
      await until('the try to pay back', () => triedRefunds(cancelled.orderId)[0], 10_000);
    });

    const again = (await askToPrepay(asha, sku, 1, key)).as(PlacedOrder);
    const order = { ...again, linkId: linkIn(again.payment_link_url) };
    expect(shop.rows('SELECT id FROM payment_links WHERE order_id = ?', order.id)).toHaveLength(1);
    await payAtGateway(shop, order, { outcome: 'paid' });
    expect((await asha.get(`/api/orders/${order.id}`)).as(Order)).toMatchObject({ paymentStatus: 'COMPLETED' });

    await shop.later(HALF_AN_HOUR, async () => {
      // A refund that was queried is queried again only after the others.
      await shop.job('reconcile-payments');
      const asked = shop.rows('SELECT queried_at > created_at AS late FROM refunds WHERE order_id = ?', cancelled.id);
      expect(asked).toEqual([{ late: 1 }]);
      await shop.job('send-outbox');
      const refunds = shop.rows('SELECT amount_paise, status FROM refunds WHERE order_id = ?', cancelled.id);
      expect(refunds).toEqual([{ amount_paise: 900_00, status: 'processed' }]);
    });
  },
);

test('a gateway that is slow is waited for', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
  await shop.fault('payments', 'slow', async () => {
    const order = await prepaid(asha, sku);
    const status = () => shop.row('SELECT status FROM payment_links WHERE order_id = ?', order.id).status;
    // The link is recorded after the answer.
    await until('the link that was made', () => (status() === 'created' ? true : undefined));
  });
});
