import { describe, expect, test } from 'vitest';
import { PlacedOrder } from '#contract/calls/orders.ts';
import { askForOrder, askToBuy, cartOf, fillCart, placed } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import type { Answer } from '../../support/answer.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const ordersOf = (persona: Persona) =>
  shop
    .rows('SELECT number FROM orders JOIN users ON users.id = user_id WHERE email = ?', persona.email)
    .map(({ number }) => number);

describe('an order with an Idempotency-Key is placed once:', () => {
  test('one after the other', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    await fillCart(asha, sku);
    const first = await placed(askForOrder(asha, {}, withKey('one')));
    expect((await askForOrder(asha, {}, withKey('one'))).as(PlacedOrder)).toEqual(first);
    expect((await askForOrder(asha, {}, withKey('one'))).as(PlacedOrder)).toEqual(first);
    expect(ordersOf(asha)).toEqual([first.orderId]);
  });

  test('also when the cart holds something new by then', async () => {
    const [asha, sku] = [await shop.customer('busy'), await shop.sku()];
    await fillCart(asha, sku);
    const first = await placed(askForOrder(asha, {}, withKey('one')));
    await fillCart(asha, sku);
    expect((await askForOrder(asha, {}, withKey('one'))).as(PlacedOrder)).toEqual(first);
    expect((await cartOf(asha)).cartItems).toHaveLength(1);
  });

  test('twenty at once', async () => {
    const [asha, sku] = [await shop.customer('twenty'), await shop.sku({ stock: 50 })];
    await fillCart(asha, sku, 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForOrder(asha, {}, withKey('twenty'))));
    const orders = answers.map((answer) => answer.as(PlacedOrder));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(ordersOf(asha)).toHaveLength(1);
    expect(shop.row('SELECT reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId)).toEqual({
      reserved_quantity: 2,
    });
  });

  test('twenty direct purchases at once', async () => {
    const [asha, sku] = [await shop.customer('twenty2'), await shop.sku({ stock: 50 })];
    const buyNow = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForOrder(asha, buyNow, withKey('direct'))));
    expect(new Set(answers.map((answer) => answer.as(PlacedOrder).orderId)).size).toBe(1);
    expect(ordersOf(asha)).toHaveLength(1);
  });

  test('its letters are sent once', async () => {
    const [asha, sku] = [await shop.customer('letters'), await shop.sku()];
    const body = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
    const { orderId } = await placed(askForOrder(asha, body, withKey('letters')));
    await askForOrder(asha, body, withKey('letters'));
    expect(shop.rows("SELECT key FROM outbox WHERE kind = 'mail' AND key LIKE '%' || ? || '%'", orderId)).toHaveLength(
      2,
    );
  });
});

test('without a key each request is an order of its own', async () => {
  const [asha, sku] = [await shop.customer('keyless'), await shop.sku()];
  await placed(askToBuy(asha, sku));
  await placed(askToBuy(asha, sku));
  expect(ordersOf(asha)).toHaveLength(2);
});

const ordersWith = (sku: MadeSku) =>
  shop
    .rows('SELECT number FROM orders JOIN order_items ON order_id = orders.id WHERE sku_id = ?', sku.skuId)
    .map(({ number }) => number);

describe('a cart is ordered once,', () => {
  /**
   * Expects exactly one order of this many pieces. All other answers are refusals: the cart has changed or is empty.
   */
  function expectOrderedOnce(answers: Answer[], sku: MadeSku, pieces: number): void {
    const { orderId } = answers.find(({ status }) => status === 200)!.as(PlacedOrder);
    expect(ordersWith(sku)).toEqual([orderId]);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      if (answer.status === 422) expect(answer).toRefuse(422, 'CHECKOUT_NO_ITEMS');
      else {
        const text = 'Your cart has changed since you last saw it. Please check it and decide.';
        expect(answer).toRefuse(409, 'CART_CHANGED', text);
      }
    }
    expect(shop.row('SELECT reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId)).toEqual({
      reserved_quantity: pieces,
    });
  }

  test.each([
    ['without a key', () => undefined],
    ['each with a key of its own', (round: number, tab: number) => withKey(`tab-${round}-${tab}`)],
  ])('by eight at once %s', async (_, options) => {
    const asha = await shop.customer('tabs');
    for (let round = 0; round < 3; round += 1) {
      const sku = await shop.sku({ stock: 50 });
      await fillCart(asha, sku, 2);
      const tabs = Array.from({ length: 8 }, (__, tab) => askForOrder(asha, {}, options(round, tab)));
      const answers = await Promise.all(tabs);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expectOrderedOnce(answers, sku, 2);
      expect((await cartOf(asha)).cartItems).toEqual([]);
    }
  });

  test('and one that is changed meanwhile is ordered as it was seen, or not at all', async () => {
    const asha = await shop.customer('changing');
    for (let round = 0; round < 4; round += 1) {
      const sku = await shop.sku({ stock: 50 });
      const line = await fillCart(asha, sku, 1);
      const expectedTotal = (await cartOf(asha)).summary.COD.total / 100;
      const [order, change] = await Promise.all([
        askForOrder(asha, { expectedTotal }),
        asha.put(`/api/cart/item/update/${line.id}`, { quantity: 3 }),
      ]);
      const left = (await cartOf(asha)).cartItems.map(({ wantedQuantity }) => wantedQuantity);
      if (order.status === 200) {
        expectOrderedOnce([order], sku, 1);
        expect(left).toEqual([]);
      } else {
        expect([order.status, change.status]).toEqual([409, 200]);
        const { current } = order.json as { current: { cartItems: object[] } };
        expect(current.cartItems).toMatchObject([{ wantedQuantity: 3 }]);
        expect(left).toEqual([3]);
        expect(ordersWith(sku)).toEqual([]);
        await asha.delete('/api/cart/clear');
      }
    }
  });
});

test.each(['cart', 'direct purchase'])(
  'the last piece with one key, eight times at once: every %s is told of the one order',
  async (kind) => {
    const asha = await shop.customer('last');
    for (let round = 0; round < 3; round += 1) {
      const sku = await shop.sku({ stock: 1 });
      if (kind === 'cart') await fillCart(asha, sku);
      const body = kind === 'cart' ? {} : { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
      const key = withKey(`last-${kind.length}-${round}`);
      const answers = await Promise.all(Array.from({ length: 8 }, () => askForOrder(asha, body, key)));
      const told = answers.map((answer) => answer.as(PlacedOrder).orderId);
      expect([...new Set(told)]).toEqual(ordersWith(sku));
    }
  },
);

test('a key that was used for something else is refused, and nothing happens', async () => {
  const [asha, sku] = [await shop.customer('mixed'), await shop.sku()];
  const body = (quantity: number) => ({ directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity } });
  await placed(askForOrder(asha, body(1), withKey('mixed')));
  const text = 'This Idempotency-Key was already used for another request.';
  expect(await askForOrder(asha, body(2), withKey('mixed'))).toRefuse(422, 'IDEMPOTENCY_KEY_REUSED', text);
  const otherWay = await asha.post('/api/orders?paymentMethod=PREPAID', { ...body(1) }, withKey('mixed'));
  expect(otherWay).toRefuse(422, 'IDEMPOTENCY_KEY_REUSED', text);
  expect(ordersOf(asha)).toHaveLength(1);
});

test('the same key of somebody else is another key', async () => {
  const sku = await shop.sku();
  const body = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
  const orders = await Promise.all(
    ['first', 'second'].map(async (name) => placed(askForOrder(await shop.customer(name), body, withKey('shared')))),
  );
  expect(orders[0]!.orderId).not.toBe(orders[1]!.orderId);
});

test.each(['', ' ', 'two words', 'k'.repeat(201), 'schlüssel'.normalize('NFC'), 'tab\tbed'].map((key) => ({ key })))(
  '$key is no key',
  async ({ key }) => {
    const asha = await shop.customer('keys');
    const headers = { 'Idempotency-Key': Buffer.from(key, 'utf8').toString('latin1') };
    const answer = await askForOrder(asha, {}, { headers });
    expect(answer).toRefuse(422, 'IDEMPOTENCY_KEY_INVALID', 'The Idempotency-Key must be 1 to 200 visible characters.');
  },
);

describe('a refusal is an answer, too:', () => {
  test('the same key hears it again, a new one may succeed', async () => {
    const [asha, sku] = [await shop.customer('refused'), await shop.sku({ stock: 1 })];
    const body = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 2 } };
    expect(await askForOrder(asha, body, withKey('refused'))).toRefuse(409, 'QUANTITY_CUT');
    await shop.seller('meera').patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 5 });
    expect(await askForOrder(asha, body, withKey('refused'))).toRefuse(
      409,
      'QUANTITY_CUT',
      'Only 1 left, so the quantity was reduced.',
    );
    await placed(askForOrder(asha, body, withKey('new')));
  });

  test('a request that was never understood leaves its key free', async () => {
    const [asha, sku] = [await shop.customer('typo'), await shop.sku()];
    await fillCart(asha, sku);
    expect((await askForOrder(asha, { pinCode: '1' }, withKey('typo'))).status).toBe(422);
    await placed(askForOrder(asha, {}, withKey('typo')));
  });
});

test('a key is remembered for two days', async () => {
  const [asha, sku] = [await shop.customer('forgetful'), await shop.sku()];
  const body = { directPurchase: true, buyNowItem: { skuId: sku.skuId, quantity: 1 } };
  const first = await placed(askForOrder(asha, body, withKey('old')));
  await shop.later(47 * 3600, async () => {
    await shop.job('purge-expired');
    expect((await askForOrder(asha, body, withKey('old'))).as(PlacedOrder)).toEqual(first);
    await shop.advance(2 * 3600);
    expect(Number((await shop.job('purge-expired')).keys)).toBeGreaterThan(0);
    expect((await placed(askForOrder(asha, body, withKey('old')))).orderId).not.toBe(first.orderId);
  });
});
