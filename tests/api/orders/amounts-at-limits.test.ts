import { expect, test } from 'vitest';
import { buy, fillCart } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import { askToPrepay, payAtGateway, prepaid } from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** Returns the amounts in an answer as written in its JSON, in rupees. */
const amountsIn = async (persona: Persona, path: string) => {
  const { text, status } = await persona.get(path);
  expect(status).toBe(200);
  return JSON.parse(text) as Record<string, unknown>;
};

test('a hundred lines of 99 pieces at the highest price are added up to the paisa, and are more than one order', async () => {
  const asha = await shop.customer('ample');
  let last = { skuId: 0 };
  for (let line = 0; line < 100; line += 1) {
    last = await shop.sku({ price: 99_99_999.99, mrp: 99_99_999.99, stock: 200 });
    expect((await asha.put('/api/cart/item/add', { skuId: last.skuId, quantity: 99 })).status).toBe(200);
  }
  const cart = await amountsIn(asha, '/api/cart');
  expect(cart).toMatchObject({ totalSellingPrice: 98_99_99_99_901, totalItems: 9900 });
  expect(cart.cartItems).toHaveLength(100);
  const { summary } = cart as { summary: Record<'COD' | 'PREPAID', { total: number; prepaidDiscount: number }> };
  expect(summary.PREPAID.total + summary.PREPAID.prepaidDiscount).toBe(98_99_99_99_901);
  expect(Number.isInteger(summary.PREPAID.prepaidDiscount)).toBe(true);

  expect(await askToPrepay(asha, last, 99)).toRefuse(422, 'ORDER_TOO_DEAR');
  expect(await askToPrepay(asha, last, 2)).toRefuse(422, 'ORDER_TOO_DEAR');
  expect(shop.rows('SELECT id FROM orders WHERE user_id = (SELECT id FROM users WHERE email = ?)', asha.email)).toEqual(
    [],
  );
});

test('one piece at the highest price is ordered, paid and goes back to the paisa', async () => {
  const asha = await shop.customer('dear');
  const order = await prepaid(asha, await shop.sku({ price: 99_99_999.99, mrp: 99_99_999.99 }));
  await payAtGateway(shop, order, { outcome: 'paid' });
  const path = `/api/orders/${order.orderId}`;
  const placed = await amountsIn(asha, path);
  // The discount for online payment is ten percent, in whole rupees.
  expect(placed).toMatchObject({ totalSellingPrice: 9999999.99, prepaidDiscount: 1000000, total: 8999999.99 });
  expect((await asha.put(`/orders/${order.orderId}/cancel`)).status).toBe(200);
  expect(await amountsIn(asha, path)).toMatchObject({ refunds: [{ amount: 8999999.99 }] });
});

test('pieces of one paisa are added up to the paisa beside what makes them an order', async () => {
  const asha = await shop.customer('tiny');
  const [tiny, other] = [await shop.sku({ price: 0.01, mrp: 0.01, stock: 99 }), await shop.sku({ price: 600 })];
  await fillCart(asha, tiny, 99);
  await fillCart(asha, other);
  expect(await amountsIn(asha, '/api/cart')).toMatchObject({ totalSellingPrice: 600.99, totalItems: 100 });
  expect(await buy(asha, other)).toMatchObject({ total: 600_00 });
  const { orderId } = (
    await asha.post('/api/orders?paymentMethod=COD', {
      name: 'Asha',
      mobile: '9848012345',
      locality: 'Kondapur',
      address: '12, Lake Road',
      city: 'Hyderabad',
      state: 'Telangana',
      pinCode: '500084',
    })
  ).json as { orderId: string };
  expect(await amountsIn(asha, `/api/orders/${orderId}`)).toMatchObject({ total: 600.99, orderItems: [{}, {}] });
});
