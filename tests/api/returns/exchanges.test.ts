import { describe, expect, test } from 'vitest';
import { ManagedOrder } from '#contract/calls/orders.ts';
import {
  A_DAY,
  askBack,
  asked,
  BY_UPI,
  delivered,
  notPossible,
  readOrder,
  refundsOf,
  signedIn,
  stockOf,
  through,
  TO_INSPECTED,
} from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');

describe('an exchange', () => {
  test('holds the other piece, and sends it as a parcel of the same order', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900, stock: 5 })];
    const order = await delivered(shop, asha, sku);
    const stranger = await shop.sku();
    const wrong = { resolution: 'EXCHANGE', skuId: stranger.skuId };
    expect(await askBack(asha, order, wrong)).toRefuse(422, 'RETURN_SKU_WRONG');
    const back = await asked(asha, order, { resolution: 'EXCHANGE', skuId: sku.skuId });
    expect(stockOf(shop, sku)).toEqual({ quantity: 4, reserved: 0 });
    await through(meera, back.id, ['APPROVED']);
    expect(stockOf(shop, sku)).toEqual({ quantity: 4, reserved: 1 });
    await through(meera, back.id, ['PICKED_UP', 'RECEIVED', 'INSPECTED']);
    const done = await through(meera, back.id, ['EXCHANGED']);
    expect(refundsOf(shop, order.id)).toEqual([]);
    const after = await readOrder(asha, order.id);
    expect(after).toMatchObject({
      orderStatus: 'DELIVERED',
      paymentStatus: 'COMPLETED',
      total: order.total,
      totalItems: 1,
    });
    const parcel = after.consignments.find(({ id }) => id === done.exchange?.consignmentId);
    expect(parcel?.orderStatus).toBe('PLACED');
    expect(await asha.put(`/orders/${order.id}/cancel`)).toRefuse(409, 'ORDER_NOT_CANCELLABLE');

    const send = { orderStatus: 'DELIVERED', consignmentId: parcel!.id };
    (await meera.put(`/api/admin/orders/${order.id}`, send)).as(ManagedOrder);
    expect(stockOf(shop, sku)).toEqual({ quantity: 4, reserved: 0 });
    // A replacement may be returned too. Its refund is the price paid for the first piece.
    const item = after.orderItems.find(({ replacesItemId }) => replacesItemId !== null)!;
    const items = [{ orderItemId: item.id, quantity: 1, reason: 'wrongSize' }];
    const second = await asked(asha, order, { items });
    await through(meera, second.id, [...TO_INSPECTED, 'REFUNDED']);
    expect(refundsOf(shop, order.id)).toEqual([order.total]);
    expect(stockOf(shop, sku)).toEqual({ quantity: 5, reserved: 0 });
  });

  test('becomes a refund where the other piece is sold meanwhile, or where it is wished', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900, stock: 3 })];
    const order = await delivered(shop, asha, sku, { quantity: 2 });
    const wanted = { resolution: 'EXCHANGE', skuId: sku.skuId };
    const [first, second] = [await asked(asha, order, wanted), await asked(asha, order, wanted)];
    await through(meera, first.id, ['APPROVED']);
    expect(await through(meera, second.id, ['APPROVED'])).toMatchObject({ resolution: 'REFUND', next: ['PICKED_UP'] });
    await through(meera, first.id, ['PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED']);
    expect(stockOf(shop, sku)).toEqual({ quantity: 2, reserved: 0 });
    await through(meera, second.id, ['PICKED_UP', 'RECEIVED', 'INSPECTED', 'REFUNDED']);
    expect(refundsOf(shop, order.id).reduce((sum, amount) => sum + amount, 0)).toBe(order.total);
  });
});

describe('a give-back', () => {
  test('pays 15 % of what was paid for a 1-gram piece after its window, once for each', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 333, stock: 9 })];
    const order = await delivered(shop, asha, sku, { quantity: 3 });
    const kind = { kind: 'GIVE_BACK', ...BY_UPI };
    expect(await askBack(asha, order, kind)).toRefuse(409, 'RETURN_NOT_POSSIBLE');
    const unit = Math.floor(order.orderItems[0]!.net / 3);
    await shop.later(30 * A_DAY, async () => {
      const [later, admin] = [await signedIn(shop, asha), await shop.staff({ subRole: 'owner' })];
      const back = await asked(later, order, kind, 2);
      expect(back.amount).toBe(2 * Math.floor((unit * 15 + 50) / 100));
      const late = await through(admin, back.id, ['APPROVED', 'RECEIVED', 'INSPECTED', 'REFUNDED']);
      expect(late).toMatchObject({ status: 'REFUNDED', amount: back.amount, destination: 'as••••@okhdfc' });
      expect(await askBack(later, order, kind, 2)).toRefuse(...notPossible('Only 1 of it can be returned.'));
    });
    expect(await readOrder(asha, order.id)).toMatchObject({ paymentStatus: 'COMPLETED' });
    expect(shop.rows('SELECT cause FROM refunds WHERE order_id = ?', order.id)).toEqual([{ cause: 'giveBack' }]);
    expect(shop.rows("SELECT id FROM documents WHERE order_id = ? AND kind = 'CREDIT_NOTE'", order.id)).toEqual([]);
  });
});
