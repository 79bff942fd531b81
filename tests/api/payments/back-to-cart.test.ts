import { describe, expect, test } from 'vitest';
import { BackInCart, PlacedOrder } from '#contract/calls/orders.ts';
import { cartOf, fillCart } from '../../support/buy.ts';
import { addressForm, couponForm } from '../../support/forms.ts';
import { orderOf, payAtGateway, prepaid, waiting } from '../../support/pay.ts';
import type { Prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

const putBack = (persona: Persona, { orderId }: Pick<Prepaid, 'orderId'>, key?: string) =>
  persona.post(`/api/orders/${orderId}/back-to-cart`, {}, key ? { headers: { 'Idempotency-Key': key } } : {});
const stockOf = (skuId: number) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);
const linesOf = async (persona: Persona) =>
  (await cartOf(persona)).cartItems.map(({ skuId, wantedQuantity }) => [skuId, wantedQuantity]);

describe('an order that waits to be paid, put back into the cart', () => {
  test('is cancelled; its items are in the cart and for sale again', async () => {
    const { asha, sku, order } = await waiting(shop, 'back');
    expect((await putBack(asha, order)).as(BackInCart)).toEqual({
      id: order.id,
      orderId: order.orderId,
      inCart: [sku.name],
      left: [],
    });
    expect(await linesOf(asha)).toEqual([[sku.skuId, 2]]);
    expect(stockOf(sku.skuId)).toEqual({ quantity: 10, reserved: 0 });
    expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'FAILED' });
    expect((await shop.mailsTo(asha.email)).filter(({ subject }) => subject.includes(order.orderId))).toEqual([]);
    expect(await putBack(asha, order)).toRefuse(409, 'ORDER_NOT_TO_PAY');
    expect(await linesOf(asha)).toEqual([[sku.skuId, 2]]);
  });

  test('adds to what is in the cart and takes up what was saved for later', async () => {
    const { asha, sku, order } = await waiting(shop, 'adding');
    await fillCart(asha, sku, 3);
    const saved = await fillCart(asha, await shop.sku({ price: 700 }));
    const second = await prepaid(asha, { skuId: saved.skuId });
    expect((await asha.put(`/api/cart/item/save/${saved.id}`)).status).toBe(200);
    expect((await putBack(asha, order)).status).toBe(200);
    expect((await putBack(asha, second)).status).toBe(200);
    expect(await linesOf(asha)).toEqual([
      [sku.skuId, 5],
      [saved.skuId, 1],
    ]);
  });

  test('brings its coupon along, released, unless another one is entered', async () => {
    const asha = await shop.customer('coupon');
    const sku = await shop.sku({ price: 1000, stock: 5 });
    const form = couponForm({ minimumOrderValue: 0 });
    expect((await shop.admin().post('/api/coupons/admin/create', form)).status).toBe(200);
    const code = String(form.code).toUpperCase();
    await fillCart(asha, sku, 2);
    expect((await asha.post(`/api/coupons/apply?apply=true&code=${code}`)).status).toBe(200);
    const order = (await asha.post('/api/orders?paymentMethod=PREPAID', addressForm())).as(PlacedOrder);
    expect(shop.row('SELECT usage_count AS uses FROM coupons WHERE code = ?', code)).toEqual({ uses: 1 });
    expect((await putBack(asha, order)).status).toBe(200);
    expect(shop.row('SELECT usage_count AS uses FROM coupons WHERE code = ?', code)).toEqual({ uses: 0 });
    expect((await cartOf(asha)).enteredCoupon).toMatchObject({ code, inEffect: true });
  });

  test('leaves out what cannot be bought any more, and says why', async () => {
    const asha = await shop.customer('gone');
    const [kept, sold, hidden] = [await shop.sku(), await shop.sku({ stock: 1 }), await shop.sku()];
    for (const sku of [kept, sold, hidden]) await fillCart(asha, sku);
    const order = (await asha.post('/api/orders?paymentMethod=PREPAID', addressForm())).as(PlacedOrder);
    await shop.later(31 * 60, async () => {
      // After the reservation has ended, another shopper buys the last piece.
      await shop.job('release-holds');
      await prepaid(await shop.signUp('faster'), sold);
      const hide = await shop.admin().patch(`/products/update/${hidden.productId}`, { isActive: false });
      expect(hide.status, hide.text).toBe(200);
      expect((await putBack(asha, order)).as(BackInCart)).toMatchObject({
        inCart: [kept.name],
        left: [
          { name: sold.name, reason: 'This item is currently out of stock' },
          { name: hidden.name, reason: 'This item is currently out of stock' },
        ],
      });
    });
    expect(await linesOf(asha)).toEqual([[kept.skuId, 1]]);
  });

  test('is answered the same again for one key, and adds nothing twice', async () => {
    const { asha, sku, order } = await waiting(shop, 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => putBack(asha, order, `back-${shop.mark}`)));
    for (const answer of answers) expect(answer.as(BackInCart)).toMatchObject({ inCart: [sku.name], left: [] });
    expect(await linesOf(asha)).toEqual([[sku.skuId, 2]]);
    expect(stockOf(sku.skuId)).toEqual({ quantity: 10, reserved: 0 });
  });

  test('stays placed where it was paid a moment ago', async () => {
    const { asha, order } = await waiting(shop, 'justpaid');
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect(await putBack(asha, order)).toRefuse(409, 'ORDER_ALREADY_PAID');
    expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'COMPLETED' });
    expect(await linesOf(asha)).toEqual([]);
  });

  test('refunds a payment that still arrives', async () => {
    const { asha, order } = await waiting(shop, 'late');
    await shop.fault('payments', 'error', async () => {
      expect((await putBack(asha, order)).status).toBe(200);
    });
    const { callback } = await payAtGateway(shop, order, { outcome: 'paid' });
    await shop.visitor().post(callback!);
    expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' });
    expect(shop.rows('SELECT cause, amount_paise AS amount FROM refunds WHERE order_id = ?', order.id)).toEqual([
      { cause: 'late', amount: 1800_00 },
    ]);
  });

  test('is nobody else’s', async () => {
    const { order } = await waiting(shop, 'owner');
    expect(await putBack(await shop.customer('stranger'), order)).toRefuse(404, 'ORDER_NOT_FOUND');
  });

  test('that is in cash, or over, is none', async () => {
    const { asha, order } = await waiting(shop, 'cash');
    expect((await asha.post(`/api/orders/${order.orderId}/switch-to-cod`)).status).toBe(200);
    expect(await putBack(asha, order)).toRefuse(409, 'ORDER_NOT_TO_PAY');
  });
});
