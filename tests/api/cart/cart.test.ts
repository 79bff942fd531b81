import { describe, expect, test } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { Cart, CartItem } from '#contract/calls/cart.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { Order } from '#contract/calls/orders.ts';
import { Message } from '#contract/calls/wire.ts';
import { MAX_SAVED_ITEMS } from '#contract/shop/policy.ts';
import { sendBy } from '../../../functions/db/db.ts';
import { updateItem } from '../../../functions/domain/buying/cart/index.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { seedingShop } from '../../../scripts/seed-shop.ts';
import { askForOrder, cartOf, fillCart, placed } from '../../support/buy.ts';
import { addressForm, couponForm } from '../../support/forms.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const UNKNOWN_ID = 999_999_999;

describe('reading it', () => {
  test('an empty cart is a cart', async () => {
    const cart = await cartOf(await shop.customer('empty'));
    expect(cart).toMatchObject({
      cartItems: [],
      couponCode: null,
      couponPrice: 0,
      totalSellingPrice: 0,
      totalMrpPrice: 0,
      totalItems: 0,
    });
    expect(cart.summary.COD).toMatchObject({ total: 0, taxIncluded: 0, lines: [] });
  });

  test('its totals are the plain sums of its items, its summary says what each way to pay costs', async () => {
    const [ring, jhumka] = [await shop.sku({ price: 499, mrp: 899 }), await shop.sku({ price: 251.5, mrp: 300 })];
    const asha = await shop.customer('asha');
    await fillCart(asha, ring, 2);
    await fillCart(asha, jhumka, 3);
    const cart = await cartOf(asha);
    expect(cart).toMatchObject({ totalItems: 5, totalSellingPrice: 1752_50, totalMrpPrice: 2698_00 });
    expect(cart.summary.COD).toMatchObject({
      unavailable: null,
      prepaidDiscount: 0,
      shippingFee: 0,
      codFee: 0,
      total: 1752_50,
      savings: 945_50,
    });
    expect(cart.summary.PREPAID).toMatchObject({
      unavailable: null,
      prepaidDiscount: 175_00,
      total: 1577_50,
    });
    for (const price of [cart.summary.COD, cart.summary.PREPAID]) {
      expect(price.lines.reduce((sum, line) => sum + line.net, 0)).toBe(price.total);
      expect(price.lines.reduce((sum, line) => sum + line.discount, 0)).toBe(price.prepaidDiscount);
    }
  });

  test('the tax in it is that of the State it goes to, once an address says so', async () => {
    const sku = await shop.sku({ seller: 'meera', price: 1000 });
    const asha = await shop.customer('taxed');
    await fillCart(asha, sku);
    const home = (await asha.post('/api/addresses', addressForm())).as(Address);
    const within = (await asha.get(`/api/cart?addressId=${home.id}`)).as(Cart);
    // GST in ₹1000.00 at 3 %: twice 14.56 within the State, 29.13 between States.
    expect(within.summary.COD.taxIncluded).toBe(29_12);
    expect((await cartOf(asha)).summary.COD.taxIncluded).toBe(29_13);
    const rohan = await shop.customer('stranger');
    const theirs = (await rohan.post('/api/addresses', addressForm())).as(Address);
    expect((await asha.get(`/api/cart?addressId=${theirs.id}`)).as(Cart).summary.COD.taxIncluded).toBe(29_13);
  });

  test('it knows how it gets to a PIN code, and says what stands in the way of cash there', async () => {
    const asha = await shop.customer('pin');
    await fillCart(asha, await shop.sku({ price: 900 }));
    const cartAt = async (pin: string) => (await asha.get(`/api/cart?pinCode=${pin}`)).as(Cart);
    expect(await cartAt('500081')).toMatchObject({ notServed: null, summary: { COD: { unavailable: null } } });
    expect(await cartAt('744101')).toMatchObject({
      notServed: null,
      summary: {
        PREPAID: { unavailable: null },
        COD: { unavailable: 'Cash on delivery is not collected at 744101.', missing: null },
      },
    });
    expect(await cartAt('900056')).toMatchObject({ notServed: words('PIN_NOT_SERVICEABLE') });
    // An incomplete PIN code has no effect.
    expect(await cartAt('5000')).toEqual(await cartOf(asha));
  });

  test('it says what more goods would make cash on delivery possible', async () => {
    const asha = await shop.customer('small');
    await fillCart(asha, await shop.sku({ price: 400 }));
    expect((await cartOf(asha)).summary.COD).toMatchObject({
      unavailable: 'Pay online, or add ₹101 more for cash on delivery.',
      missing: 101_00,
    });
  });

  test.each(['abc', '-1', '1.5', ''])('an address %j is not understood', async (id) => {
    const asha = await shop.customer('asha');
    expect(await asha.get(`/api/cart?addressId=${id}`)).toRefuse(400, 'QUERY_INVALID');
  });

  test('what sold out since is shown without a price, the wish is kept', async () => {
    const sku = await shop.sku({ stock: 2 });
    const asha = await shop.customer('late');
    await fillCart(asha, sku, 2);
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 1 });
    expect((await cartOf(asha)).cartItems).toMatchObject([
      { quantity: 1, wantedQuantity: 2, notice: 'Only 1 left, so the quantity was reduced.', sellingPrice: 600_00 },
    ]);
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 1 });
    const cart = await cartOf(asha);
    expect(cart.cartItems).toMatchObject([
      { quantity: 0, wantedQuantity: 2, notice: words('OUT_OF_STOCK'), sellingPrice: 0 },
    ]);
    expect(cart).toMatchObject({ totalItems: 0, totalSellingPrice: 0 });
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 5 });
    expect((await cartOf(asha)).cartItems).toMatchObject([{ quantity: 2, notice: null }]);
  });

  test('two sizes of one piece share its stock, the older first', async () => {
    const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6', stock: 6 });
    const asha = await shop.customer('shared');
    await fillCart(asha, sku, 3, '2.4');
    await fillCart(asha, sku, 3, '2.6');
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 2 });
    expect((await cartOf(asha)).cartItems).toMatchObject([
      { size: '2.4', quantity: 3, notice: null },
      { size: '2.6', quantity: 1, notice: 'Only 1 left, so the quantity was reduced.' },
    ]);
  });
});

describe('changing it', () => {
  test('an item takes another quantity, cut to the stock', async () => {
    const sku = await shop.sku({ stock: 4 });
    const asha = await shop.customer('changing');
    const item = await fillCart(asha, sku, 1);
    const path = `/api/cart/item/update/${item.id}`;
    expect((await asha.put(path, { ...item, quantity: 3 })).as(CartItem)).toMatchObject({
      id: item.id,
      quantity: 3,
      notice: null,
    });
    expect((await asha.put(path, { quantity: 9 })).as(CartItem)).toMatchObject({
      quantity: 4,
      notice: 'Only 4 left, so the quantity was reduced.',
    });
    expect((await cartOf(asha)).cartItems).toMatchObject([{ quantity: 4, wantedQuantity: 4 }]);
  });

  test.each([0, -1, 1.5, '2', 100, null, undefined].map((quantity) => ({ quantity })))(
    'not to $quantity',
    async ({ quantity }) => {
      const asha = await shop.customer('steady');
      const item = await fillCart(asha, await shop.sku(), 2);
      const answer = await asha.put(`/api/cart/item/update/${item.id}`, { quantity });
      expect(answer).toRefuseFields({ quantity: 'Please choose a quantity from 1 to 99' });
    },
  );

  test('an item that sold out is refused and stays', async () => {
    const sku = await shop.sku({ stock: 1 });
    const asha = await shop.customer('unlucky');
    const item = await fillCart(asha, sku, 1);
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 1 });
    expect(await asha.put(`/api/cart/item/update/${item.id}`, { quantity: 1 })).toRefuse(
      409,
      'OUT_OF_STOCK',
      words('OUT_OF_STOCK'),
    );
    expect((await cartOf(asha)).cartItems).toHaveLength(1);
  });

  test('an item that an order takes meanwhile is not there any more, and what came after it stays as it is', async () => {
    const asha = await shop.customer('hasty');
    const item = await fillCart(asha, await shop.sku());
    const later = await shop.sku();
    const { id: userId } = shop.row('SELECT id FROM users WHERE email = ?', asha.email) as { id: number };
    const db = openEmbeddedDb(shop.running.databasePath);
    try {
      const write = sendBy(async (statements) => {
        await placed(askForOrder(asha));
        await fillCart(asha, later);
        return db.write(...statements);
      });
      const change = updateItem({ ...seedingShop(db), write }, { kind: 'customer', userId, sessionId: '' }, item.id, {
        quantity: 3,
      });
      await expect(change).rejects.toMatchObject({ code: 'CART_ITEM_NOT_FOUND' });
    } finally {
      db.close();
    }
    expect((await cartOf(asha)).cartItems).toMatchObject([{ skuId: later.skuId, wantedQuantity: 1 }]);
  });

  test('two sizes together never want more than there is', async () => {
    const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6', stock: 5 });
    const asha = await shop.customer('pair');
    const first = await fillCart(asha, sku, 2, '2.4');
    await fillCart(asha, sku, 2, '2.6');
    const changed = (await asha.put(`/api/cart/item/update/${first.id}`, { quantity: 5 })).as(CartItem);
    expect(changed).toMatchObject({ quantity: 3 });
  });

  test('an item is taken out, and is gone', async () => {
    const asha = await shop.customer('tidy');
    const item = await fillCart(asha, await shop.sku());
    const path = `/api/cart/item/delete/${item.id}`;
    (await asha.delete(path)).as(Message);
    expect((await cartOf(asha)).cartItems).toEqual([]);
    expect(await asha.delete(path)).toRefuse(404, 'CART_ITEM_NOT_FOUND', 'This item is not in your cart.');
  });

  test('the cart is emptied, also an empty one', async () => {
    const asha = await shop.customer('leaving');
    await fillCart(asha, await shop.sku());
    await fillCart(asha, await shop.sku());
    expect((await asha.delete('/api/cart/clear')).as(Message).message).toBe(words('CART_EMPTY'));
    expect((await cartOf(asha)).cartItems).toEqual([]);
    (await asha.delete('/api/cart/clear')).as(Message);
  });

  test("somebody else's item is as good as none, and stays as it was", async () => {
    const [asha, rohan] = [await shop.customer('asha'), await shop.customer('rohan')];
    const theirs = await fillCart(rohan, await shop.sku(), 2);
    const tries = [
      ['PUT', (id: number) => `/api/cart/item/update/${id}`, '{"quantity":1}'],
      ['DELETE', (id: number) => `/api/cart/item/delete/${id}`, undefined],
    ] as const;
    for (const [method, path, body] of tries) {
      const ofRohan = await asha.send(method, path(theirs.id), body);
      expect(ofRohan).toRefuse(404, 'CART_ITEM_NOT_FOUND');
      expect(whatItTells(ofRohan)).toEqual(whatItTells(await asha.send(method, path(UNKNOWN_ID), body)));
    }
    expect((await cartOf(rohan)).cartItems).toMatchObject([{ id: theirs.id, quantity: 2 }]);
  });
});

describe('saving an item for later', () => {
  const save = (persona: Persona, { id }: { id: number }) => persona.put(`/api/cart/item/save/${id}`);

  test('takes it out of the cart, its totals and its order, and adding it brings it back', async () => {
    const [kept, later] = [await shop.sku({ price: 700 }), await shop.sku({ price: 900 })];
    const asha = await shop.customer('deciding');
    await fillCart(asha, kept);
    (await save(asha, await fillCart(asha, later, 2))).as(Message);
    expect(await cartOf(asha)).toMatchObject({
      cartItems: [{ skuId: kept.skuId }],
      savedItems: [{ skuId: later.skuId, wantedQuantity: 2, unitSellingPrice: 900_00, savedUnitPrice: 900_00 }],
      totalSellingPrice: 700_00,
      totalItems: 1,
    });
    const { orderId } = await placed(askForOrder(asha));
    const order = (await asha.get(`/api/orders/${orderId}`)).as(Order);
    expect(order.orderItems).toMatchObject([{ skuId: kept.skuId }]);
    expect(await cartOf(asha)).toMatchObject({ cartItems: [], savedItems: [{ skuId: later.skuId }] });

    await fillCart(asha, later, 2);
    expect(await cartOf(asha)).toMatchObject({
      cartItems: [{ skuId: later.skuId, wantedQuantity: 2 }],
      savedItems: [],
    });
  });

  test('it stands there at its present price and stock, beside the price it was saved at', async () => {
    const sku = await shop.sku({ price: 900, stock: 1 });
    const asha = await shop.customer('waiting');
    await save(asha, await fillCart(asha, sku));
    const cheaper = await shop.admin().put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 2000, sellingPrice: 750 });
    expect(cheaper.status).toBe(200);
    expect((await cartOf(asha)).savedItems).toMatchObject([
      { unitSellingPrice: 750_00, savedUnitPrice: 900_00, quantity: 1, notice: null },
    ]);
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 1 });
    expect((await cartOf(asha)).savedItems).toMatchObject([{ quantity: 0, notice: words('OUT_OF_STOCK') }]);
    expect(await asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 })).toRefuse(409, 'OUT_OF_STOCK');
    expect((await cartOf(asha)).savedItems).toHaveLength(1);
  });

  test('it is no item of the cart: neither changed nor saved again, kept when the cart is emptied, and removed', async () => {
    const asha = await shop.customer('sorting');
    const item = await fillCart(asha, await shop.sku());
    await save(asha, item);
    expect(await save(asha, item)).toRefuse(404, 'CART_ITEM_NOT_FOUND');
    expect(await asha.put(`/api/cart/item/update/${item.id}`, { quantity: 2 })).toRefuse(404, 'CART_ITEM_NOT_FOUND');
    (await asha.delete('/api/cart/clear')).as(Message);
    expect((await cartOf(asha)).savedItems).toHaveLength(1);
    (await asha.delete(`/api/cart/item/delete/${item.id}`)).as(Message);
    expect((await cartOf(asha)).savedItems).toEqual([]);
  });

  test('the last item takes the entered coupon along', async () => {
    const asha = await shop.customer('coupon');
    const item = await fillCart(asha, await shop.sku({ price: 1000 }));
    const { code } = (await shop.admin().post('/api/coupons/admin/create', couponForm())).as(Coupon);
    expect((await asha.post(`/api/coupons/apply?apply=true&code=${code}`)).status).toBe(200);
    await save(asha, item);
    expect(await cartOf(asha)).toMatchObject({ enteredCoupon: null, couponPrice: 0 });
  });

  test("somebody else's item is as good as none, and a hundred are enough", async () => {
    const [asha, rohan] = [await shop.customer('asha'), await shop.customer('full')];
    const theirs = await fillCart(rohan, await shop.sku());
    expect(whatItTells(await save(asha, theirs))).toEqual(whatItTells(await save(asha, { id: UNKNOWN_ID })));
    const sizes = Array.from({ length: MAX_SAVED_ITEMS / 4 }, (_, index) => String(index + 1));
    for (const _ of [1, 2, 3, 4]) {
      const ring = await shop.sku({ category: 'rings', size: sizes.join(','), stock: 99 });
      for (const size of sizes) await save(rohan, await fillCart(rohan, ring, 1, size));
    }
    expect(await save(rohan, theirs)).toRefuse(409, 'SAVED_FULL');
    expect((await cartOf(rohan)).cartItems).toHaveLength(1);
  });
});
