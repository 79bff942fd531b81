import { beforeAll, describe, expect, test } from 'vitest';
import { PlacedOrder } from '#contract/calls/orders.ts';
import { askForOrder, askToBuy, fillCart } from '../../support/buy.ts';
import type { Answer } from '../../support/answer.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const CROWD = 50;
const SIGNING_UP = 10;

let people: Persona[];

beforeAll(async () => {
  // People sign up a few at a time, so that only their orders are concurrent.
  people = [];
  for (let first = 0; first < CROWD; first += SIGNING_UP) {
    const some = Array.from({ length: SIGNING_UP }, (_, index) => shop.customer(`person${first + index}`));
    people.push(...(await Promise.all(some)));
  }
});

/** Expects that exactly this many orders succeeded, that all others were refused, and that the records agree. */
function expectSold(answers: Answer[], sku: MadeSku, pieces: number): void {
  const sold = answers.filter(({ status }) => status === 200).map((answer) => answer.as(PlacedOrder));
  expect(sold).toHaveLength(pieces);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    const { code } = answer.json as { code: string };
    expect(answer).toRefuse(409, code);
    expect(['OUT_OF_STOCK', 'QUANTITY_CUT']).toContain(code);
  }
  const stock = shop.row(
    'SELECT quantity - reserved_quantity AS available, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?',
    sku.skuId,
  );
  expect(stock).toEqual({ available: 0, reserved: pieces });
  const items = shop.rows(
    'SELECT number FROM order_items JOIN orders ON orders.id = order_id WHERE sku_id = ?',
    sku.skuId,
  );
  expect(items.map(({ number }) => number).sort()).toEqual(sold.map(({ orderId }) => orderId).sort());
}

describe('ten pieces for fifty customers at once:', () => {
  test('ten of them buy one directly', async () => {
    const sku = await shop.sku({ stock: 10 });
    expectSold(await Promise.all(people.map((person) => askToBuy(person, sku))), sku, 10);
  });

  test('ten of them order their carts, which the others keep', async () => {
    const sku = await shop.sku({ stock: 10 });
    await Promise.all(people.map((person) => fillCart(person, sku)));
    const answers = await Promise.all(people.map((person) => askForOrder(person)));
    expectSold(answers, sku, 10);
    const left = shop.row('SELECT count(*) AS count FROM cart_items WHERE sku_id = ?', sku.skuId);
    expect(left.count).toBe(CROWD - 10);
  });
});

test('an adjustable piece in two sizes, together above its stock, is never oversold', async () => {
  const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6', stock: 6 });
  const answers = await Promise.all(
    people.map((person, index) =>
      askForOrder(person, {
        directPurchase: true,
        buyNowItem: { skuId: sku.skuId, quantity: 2, size: index % 2 ? '2.4' : '2.6' },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(shop.row('SELECT quantity, reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId)).toEqual({
    quantity: 6,
    reserved_quantity: 6,
  });
});

test('the last piece in two carts of two things goes to one of them, whole', async () => {
  const [last, other] = [await shop.sku({ stock: 1 }), await shop.sku({ stock: 10 })];
  const two = [await shop.customer('left'), await shop.customer('right')];
  for (const person of two) {
    await fillCart(person, other);
    await fillCart(person, last);
  }
  const answers = await Promise.all(two.map((person) => askForOrder(person)));
  expectSold(answers, last, 1);
  expect(shop.row('SELECT reserved_quantity FROM inventory WHERE sku_id = ?', other.skuId).reserved_quantity).toBe(1);
});

test('stock taken by hand and orders meet, and neither takes what the other has', async () => {
  const sku = await shop.sku({ stock: 20 });
  const byHand = Array.from({ length: 15 }, () =>
    shop.seller('meera').patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 1 }),
  );
  const answers = await Promise.all([...people.slice(0, 20).map((person) => askToBuy(person, sku)), ...byHand]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const { quantity, reserved } = shop.row(
    'SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?',
    sku.skuId,
  );
  expect(quantity).toBe(reserved);
});

test('rushes of fifty orders, one after the other: all are answered, none is lost, and the next is taken', async () => {
  const RUSHES = 3;
  const sku = await shop.sku({ stock: CROWD * RUSHES + 1 });
  const told: string[] = [];
  for (let rush = 0; rush < RUSHES; rush += 1) {
    const answers = await Promise.all(people.map((person) => askToBuy(person, sku)));
    told.push(...answers.map((answer) => answer.as(PlacedOrder).orderId));
  }
  told.push((await askToBuy(people[0]!, sku)).as(PlacedOrder).orderId);
  const kept = shop.rows(
    'SELECT number FROM orders JOIN order_items ON order_id = orders.id WHERE sku_id = ?',
    sku.skuId,
  );
  expect(kept.map(({ number }) => number).sort()).toEqual(told.sort());
}, 60_000);
