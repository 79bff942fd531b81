import { describe, expect, test } from 'vitest';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { addressForm } from '../../support/forms.ts';
import { buy, fillCart } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import { linkIn, payAtGateway, prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const NONE_LEFT = 'That many items of this order cannot be cancelled any more.';

const stockOf = ({ skuId }: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);
const refundsOf = (orderId: number) =>
  shop
    .rows('SELECT amount_paise AS amount FROM refunds WHERE order_id = ? ORDER BY id', orderId)
    .map(({ amount }) => Number(amount));
const readOrder = async (persona: Persona, id: number | string) => (await persona.get(`/api/orders/${id}`)).as(Order);
const cancel = (persona: Persona, id: number | string, body: object = {}, key?: string) =>
  persona.put(`/orders/${id}/cancel`, body, key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

/** Places an order and pays it online. */
async function paid(persona: Persona, sku: MadeSku, quantity = 1) {
  const order = await prepaid(persona, sku, quantity);
  await payAtGateway(shop, order, { outcome: 'paid' });
  return readOrder(persona, order.id);
}

describe('an order that was paid online', () => {
  test('is cancelled as a whole: pieces for sale again, money back, everybody told', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 999, stock: 5 })];
    const order = await paid(asha, sku, 2);
    const cancelled = (await cancel(asha, order.orderId, { reason: 'changedMind', note: 'Too shiny' })).as(Order);
    expect(cancelled).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED', total: order.total });
    expect(stockOf(sku)).toEqual({ quantity: 5, reserved: 0 });
    expect(refundsOf(order.id)).toEqual([order.total]);
    await until('the refund', () =>
      shop.rows("SELECT id FROM refunds WHERE order_id = ? AND status = 'processed'", order.id).at(0),
    );
    const subjects = await until('the letter', async () => {
      const found = (await shop.mailsTo(asha.email)).map(({ subject }) => subject);
      return found.some((subject) => subject.includes('is cancelled')) ? found : undefined;
    });
    expect(subjects[0]).toBe(`Your order ${order.orderId} is cancelled`);
    expect(cancelled.history.at(-1)).toMatchObject({ event: 'consignment.cancelled', to: 'CANCELLED', by: 'customer' });
    expect(await cancel(asha, order.orderId)).toRefuse(409, 'ORDER_NOT_CANCELLABLE', NONE_LEFT);
  });

  test('is cancelled in parts: the pieces that stay are packed', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000, stock: 9 })];
    const order = await paid(asha, sku, 3);
    const [item] = order.orderItems;
    const some = (await cancel(asha, order.id, { items: [{ orderItemId: item!.id, quantity: 1 }] })).as(Order);
    expect(some).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(some.consignments.map(({ orderStatus }) => orderStatus).toSorted()).toEqual(['CANCELLED', 'PLACED']);
    expect(stockOf(sku)).toEqual({ quantity: 9, reserved: 2 });
    expect(refundsOf(order.id)).toEqual([900_00]);
    expect((await shop.seller('meera').patch(`/seller/orders/${order.id}/status/SHIPPED`)).status).toBe(200);
    expect(stockOf(sku)).toEqual({ quantity: 7, reserved: 0 });
    expect(await cancel(asha, order.id)).toRefuse(409, 'ORDER_NOT_CANCELLABLE', NONE_LEFT);
  });

  test('gives back exactly what was paid, piece by piece in any order', async () => {
    const asha = await shop.customer('piecewise');
    for (let round = 0; round < 3; round += 1) {
      const skus = [
        await shop.sku({ seller: 'meera', price: 333.33 }),
        await shop.sku({ seller: 'farhan', price: 101 }),
        await shop.sku({ seller: 'meera', price: 57.01 }),
      ];
      for (const [index, sku] of skus.entries()) await fillCart(asha, sku, [3, 2, 1][index]);
      const answer = await asha.post('/api/orders?paymentMethod=PREPAID', addressForm());
      const { id, payment_link_url: url } = answer.json as { id: number; payment_link_url: string };
      await payAtGateway(shop, { linkId: linkIn(url) }, { outcome: 'paid' });
      const order = await readOrder(asha, id);
      const pieces = order.orderItems.flatMap((item) => Array.from({ length: item.quantity }, () => item.id));
      // A different order of the same pieces in each round.
      const turned = pieces.map((_, index) => pieces[(index * 5 + round * 2) % pieces.length]!);
      for (const orderItemId of turned) {
        expect((await cancel(asha, id, { items: [{ orderItemId, quantity: 1 }] })).status).toBe(200);
      }
      expect(refundsOf(id)).toHaveLength(pieces.length);
      expect(refundsOf(id).reduce((sum, amount) => sum + amount, 0)).toBe(order.total);
      expect(await readOrder(asha, id)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' });
      for (const sku of skus) expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    }
  });

  test('is cancelled once, by a key or by many at once', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
    const order = await paid(asha, sku, 2);
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }];
    for (let time = 0; time < 3; time += 1) (await cancel(asha, order.id, { items }, 'one-of-two')).as(Order);
    expect(refundsOf(order.id)).toEqual([900_00]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(asha, order.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer.status).toBe(409);
    expect(refundsOf(order.id)).toEqual([900_00, 900_00]);
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
  });

  test('is cancelled by its seller, as a whole or in parts, as far as it is the seller’s', async () => {
    const [asha, meera] = [await shop.customer('asha'), shop.seller('meera')];
    const [own, other] = [await shop.sku({ price: 1000 }), await shop.sku({ seller: 'farhan', price: 500 })];
    await fillCart(asha, own, 2);
    await fillCart(asha, other);
    const answer = await asha.post('/api/orders?paymentMethod=PREPAID', addressForm());
    const { id, payment_link_url: url } = answer.json as { id: number; payment_link_url: string };
    await payAtGateway(shop, { linkId: linkIn(url) }, { outcome: 'paid' });
    const [mine, theirs] = (await readOrder(asha, id)).orderItems;
    const path = `/seller/orders/${id}/status/CANCELLED`;
    const notMine = await meera.patch(path, { items: [{ orderItemId: theirs!.id, quantity: 1 }] });
    expect(notMine).toRefuse(404, 'ORDER_NOT_FOUND');
    const part = (await meera.patch(path, { items: [{ orderItemId: mine!.id, quantity: 1 }] })).as(ManagedOrder);
    expect(part.orderStatus).toBe('PLACED');
    expect(refundsOf(id)).toEqual([900_00]);
    const rest = { orderStatus: 'CANCELLED', consignmentId: mine!.consignmentId };
    expect((await meera.put(`/api/admin/orders/${id}`, rest)).status).toBe(200);
    expect(refundsOf(id)).toEqual([900_00, 900_00]);
    expect(await readOrder(asha, id)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'PARTIALLY_REFUNDED' });
  });

  test('tells when its refund failed', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const order = await paid(asha, sku);
    await cancel(asha, order.id);
    const refund = await until('the refund', () =>
      shop
        .rows("SELECT gateway_refund AS name FROM refunds WHERE order_id = ? AND status = 'processed'", order.id)
        .at(0),
    );
    await shop.visitor().post(`/sandbox/razorpay/refunds/${String(refund.name)}/fail`);
    expect(shop.row('SELECT status FROM refunds WHERE order_id = ?', order.id)).toEqual({ status: 'failed' });
    expect((await readOrder(asha, order.id)).history.at(-1)).toMatchObject({ event: 'refund.failed', by: 'gateway' });
    expect(shop.log()).toContain('"refund.failed"');
  });

  test('waits for its refund while the gateway does not answer', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const order = await paid(asha, sku);
    await shop.fault('payments', 'error', async () => {
      expect((await cancel(asha, order.id)).as(Order).paymentStatus).toBe('REFUNDED');
      await until('the try', () => shop.rows("SELECT id FROM outbox WHERE kind = 'refund' AND last_error > ''").at(0));
    });
    await shop.later(60, async () => {
      await shop.job('send-outbox');
      expect(shop.row('SELECT status FROM refunds WHERE order_id = ?', order.id)).toEqual({ status: 'processed' });
    });
  });
});

describe('an order that waits to be paid', () => {
  test('is cancelled as a whole, and a payment that comes then goes back', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 1000 })];
    const order = await prepaid(asha, sku);
    const [item] = (await readOrder(asha, order.id)).orderItems;
    const part = await cancel(asha, order.id, { items: [{ orderItemId: item!.id, quantity: 1 }] });
    expect(part).toRefuse(409, 'ORDER_NOT_PAID');
    const cancelled = (await cancel(asha, order.id)).as(Order);
    expect(cancelled).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'FAILED' });
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    // On a busy machine the first attempt may exceed its time limit. The next one is due a minute later.
    await shop.later(60, async () => {
      await until('the page is closed', async () => {
        await shop.job('send-outbox');
        const page = await shop.visitor().get(`/sandbox/razorpay/pay/${order.linkId}`);
        return /closed by the shop/.exec(page.text)?.at(0);
      });
    });
    await payAtGateway(shop, order, { outcome: 'paid', late: true });
    expect(refundsOf(order.id)).toEqual([900_00]);
    expect(await readOrder(asha, order.id)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(await asha.post(`/api/orders/${order.id}/pay`)).toRefuse(409, 'ORDER_NOT_TO_PAY');
  });
});

test('an order that is paid at the door has nothing to give back', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
  const order = await buy(asha, sku, 2);
  const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }];
  expect((await cancel(asha, order.id, { items })).as(Order)).toMatchObject({ orderStatus: 'PLACED' });
  expect((await cancel(asha, order.id)).as(Order)).toMatchObject({
    orderStatus: 'CANCELLED',
    paymentStatus: 'PENDING',
  });
  expect(refundsOf(order.id)).toEqual([]);
  expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
});

describe('what cannot be cancelled:', () => {
  test('what was dispatched, more than there is, and what is somebody else’s', async () => {
    const [asha, rohan, sku] = [await shop.customer('asha'), await shop.customer('rohan'), await shop.sku()];
    const order = await paid(asha, sku, 2);
    const orderItemId = order.orderItems[0]!.id;
    expect(await cancel(rohan, order.id)).toRefuse(404, 'ORDER_NOT_FOUND');
    const many = [
      { orderItemId, quantity: 2 },
      { orderItemId, quantity: 1 },
    ];
    expect(await cancel(asha, order.id, { items: many })).toRefuse(409, 'ORDER_NOT_CANCELLABLE', NONE_LEFT);
    const unknown = [{ orderItemId: 999_999_999, quantity: 1 }];
    expect(await cancel(asha, order.id, { items: unknown })).toRefuse(404, 'ORDER_NOT_FOUND');
    await shop.seller('meera').patch(`/seller/orders/${order.id}/status/SHIPPED`);
    expect(await cancel(asha, order.id)).toRefuse(409, 'ORDER_NOT_CANCELLABLE', NONE_LEFT);
    expect(refundsOf(order.id)).toEqual([]);
  });
});
