import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { Cart } from '#contract/calls/cart.ts';
import { addDays, formatWeekday } from '#contract/shop/dates.ts';
import { Order } from '#contract/calls/orders.ts';
import { askForOrder, askToBuy, cartOf, fillCart, placed } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { addressForm, without } from '../../support/forms.ts';
import type { Answer } from '../../support/answer.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();

/** Returns a person's cart, for the PIN code that `askForOrder` sends to. */
async function cartThere(persona: Persona): Promise<z.output<typeof Cart>> {
  return (await persona.get('/api/cart?pinCode=500084')).as(Cart);
}

/** Returns the present cart in a refusal, in the contract's form. */
function cartIn(answer: Answer): z.output<typeof Cart> {
  return z.decode(Cart, (answer.json as { current: z.input<typeof Cart> }).current);
}

async function orderOf(persona: Persona, orderId: string): Promise<z.output<typeof Order>> {
  return (await persona.get(`/api/orders/${orderId}`)).as(Order);
}

const stockOf = (sku: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', sku.skuId);
const ordersOf = (persona: Persona) =>
  shop.rows('SELECT orders.* FROM orders JOIN users ON users.id = user_id WHERE email = ?', persona.email);

/** Sets a SKU's selling price by the console's call. */
async function setPrice(sku: MadeSku, rupees: number, mrp = 2000): Promise<void> {
  const answer = await shop.admin().put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: mrp, sellingPrice: rupees });
  expect(answer.status).toBe(200);
}

describe('an order for the cart', () => {
  test('is placed at the amounts the cart showed, and the cart is empty', async () => {
    const [fromMeera, fromFarhan] = [
      await shop.sku({ seller: 'meera', price: 1000 }),
      await shop.sku({ seller: 'farhan', price: 499 }),
    ];
    const asha = await shop.customer('asha');
    await fillCart(asha, fromMeera, 2);
    await fillCart(asha, fromFarhan, 1);
    const { summary, deliveryDate } = await cartThere(asha);
    const { id, orderId } = await placed(
      askForOrder(asha, { expectedTotal: summary.COD.total / 100, note: ' Ring the bell twice ' }),
    );

    const order = await orderOf(asha, orderId);
    expect(order).toMatchObject({
      id,
      orderId,
      orderStatus: 'PLACED',
      status: 'PLACED',
      paymentMethod: 'COD',
      paymentStatus: 'PENDING',
      paymentDetails: { paymentMethod: 'COD', status: 'PENDING', paymentId: null },
      paymentOrderId: null,
      totalItems: 3,
      totalSellingPrice: 2499_00,
      totalMrpPrice: 4998_00,
      couponCode: null,
      prepaidDiscount: 0,
      total: 2499_00,
      note: 'Ring the bell twice',
      deliveryEstimate: `by ${formatWeekday(deliveryDate!)}`,
      isPreOrder: false,
      deliveryDate,
      user: { fullName: 'Asha', email: asha.email, mobile: '9848012345' },
      shippingAddress: { name: 'Asha Rao', city: 'Hyderabad', state: 'Telangana', pinCode: '500084', country: 'India' },
    });
    expect(order.gift).toBeNull();
    expect(order.billingAddress).toEqual(order.shippingAddress);
    expect(order.orderItems).toMatchObject([
      {
        skuId: fromMeera.skuId,
        quantity: 2,
        unitSellingPrice: 1000_00,
        sellingPrice: 2000_00,
        net: 2000_00,
        discount: 0,
      },
      { skuId: fromFarhan.skuId, quantity: 1, unitSellingPrice: 499_00, net: 499_00 },
    ]);
    expect(order.consignments).toMatchObject([
      { sellerName: 'Meera Temple Jewels', orderStatus: 'PLACED', awb: null, dispatchedAt: null },
      { sellerName: 'Farhan Fashion Jewellery', orderStatus: 'PLACED' },
    ]);
    expect(order.history).toMatchObject([
      { event: 'order.placed', from: null, to: 'PLACED', by: 'customer', sellerName: null },
    ]);
    expect((await cartOf(asha)).cartItems).toEqual([]);
  });

  test('holds its pieces, and leaves a movement for each item', async () => {
    const sku = await shop.sku({ stock: 5 });
    const asha = await shop.customer('holding');
    await fillCart(asha, sku, 3);
    const { id } = await placed(askForOrder(asha));
    expect(stockOf(sku)).toEqual({ quantity: 5, reserved: 3 });
    const [item] = shop.rows('SELECT id FROM order_items WHERE order_id = ?', id);
    expect(
      shop.rows('SELECT quantity, until_at, ended_at FROM reservations WHERE order_item_id = ?', Number(item!.id)),
    ).toEqual([{ quantity: 3, until_at: null, ended_at: null }]);
    const moves = shop.rows(
      'SELECT reason, quantity_change, reserved_change, actor_kind, order_item_id FROM stock_movements WHERE sku_id = ? ORDER BY id',
      sku.skuId,
    );
    expect(moves).toEqual([
      { reason: 'opened', quantity_change: 5, reserved_change: 0, actor_kind: 'system', order_item_id: null },
      { reason: 'ordered', quantity_change: 0, reserved_change: 3, actor_kind: 'customer', order_item_id: item!.id },
    ]);
  });

  test('takes the tax out of each line as the State it goes to wants it', async () => {
    const sku = await shop.sku({ seller: 'meera', price: 1000 });
    const taxes = (id: number) =>
      shop.rows('SELECT taxable_paise, cgst_paise, sgst_paise, igst_paise FROM order_items WHERE order_id = ?', id);
    const asha = await shop.customer('asha');
    const within = await placed(askToBuy(asha, sku));
    expect(taxes(within.id)).toEqual([{ taxable_paise: 97088, cgst_paise: 1456, sgst_paise: 1456, igst_paise: 0 }]);
    const mumbai = { locality: 'Malad', city: 'Mumbai', state: 'Maharashtra', pinCode: '400064' };
    const across = await placed(askToBuy(asha, sku, 1, mumbai));
    expect(taxes(across.id)).toEqual([{ taxable_paise: 97087, cgst_paise: 0, sgst_paise: 0, igst_paise: 2913 }]);
  });

  test('goes to a saved address, and keeps it when that one changes', async () => {
    const asha = await shop.customer('moving');
    const saved = (await asha.post('/api/addresses', addressForm({ name: 'Old Home' }))).as(Address);
    const sku = await shop.sku();
    await fillCart(asha, sku);
    const { orderId } = await placed(asha.post('/api/orders?paymentMethod=COD', { id: saved.id }));
    await asha.put(`/api/addresses/${saved.id}`, addressForm({ name: 'New Home' }));
    await asha.delete(`/api/addresses/${saved.id}`);
    expect((await orderOf(asha, orderId)).shippingAddress.name).toBe('Old Home');
  });

  test('tells the customer and each of its sellers, who read only of their own', async () => {
    const [fromMeera, fromFarhan] = [
      await shop.sku({ seller: 'meera', price: 700 }),
      await shop.sku({ seller: 'farhan', price: 800 }),
    ];
    const asha = await shop.customer('written');
    await fillCart(asha, fromMeera);
    await fillCart(asha, fromFarhan);
    const { orderId } = await placed(askForOrder(asha));
    const letter = (email: string) =>
      until(`the letter to ${email}`, async () =>
        (await shop.mailsTo(email)).find(({ subject }) => subject.includes(orderId)),
      );
    const toAsha = await letter(asha.email);
    expect(toAsha.subject).toBe(`Your order ${orderId} is placed`);
    expect(toAsha.text).toContain('₹1,500');
    expect(toAsha.text).toContain(`${shop.running.siteOrigin}/confirmation?orderId=${orderId}`);
    const toMeera = await letter('meera@ratnahaat.example');
    expect(toMeera.text).toContain(fromMeera.name);
    expect(toMeera.text).not.toContain(fromFarhan.name);
    const toFarhan = await letter('farhan@ratnahaat.example');
    expect(toFarhan.text).not.toContain(fromMeera.name);
  });

  test('takes only what was in the cart', async () => {
    const [asha, sku] = [await shop.customer('adding'), await shop.sku()];
    await fillCart(asha, sku);
    const added = await shop.sku();
    const [order] = await Promise.all([askForOrder(asha), fillCart(asha, added)]);
    const items = shop
      .rows('SELECT sku_id FROM order_items WHERE order_id = ?', (await placed(order)).id)
      .map((row) => row.sku_id);
    const left = (await cartOf(asha)).cartItems.map((item) => item.skuId);
    expect([...items, ...left].sort()).toEqual([sku.skuId, added.skuId].sort());
  });

  test('of nothing is refused', async () => {
    expect(await askForOrder(await shop.customer('empty'))).toRefuse(
      422,
      'CHECKOUT_NO_ITEMS',
      words('CHECKOUT_NO_ITEMS'),
    );
  });
});

describe('a direct purchase', () => {
  test('buys exactly the item chosen and leaves the cart alone', async () => {
    const [inCart, bought] = [await shop.sku(), await shop.sku({ price: 900 })];
    const asha = await shop.customer('direct');
    const item = await fillCart(asha, inCart);
    const { orderId } = await placed(askToBuy(asha, bought, 2));
    expect((await orderOf(asha, orderId)).orderItems).toMatchObject([{ skuId: bought.skuId, quantity: 2 }]);
    expect((await cartOf(asha)).cartItems).toEqual([item]);
  });

  test.each([{ checkoutType: 'buy-now' }, { directPurchase: true }])(
    'is asked for by %j, and wants its item',
    async (how) => {
      const [asha, sku] = [await shop.customer('direct'), await shop.sku()];
      await placed(askForOrder(asha, { ...how, buyNowItem: { skuId: sku.skuId, quantity: 1 } }));
      expect(await askForOrder(asha, how)).toRefuseFields({ buyNowItem: words('SELECT_VARIANT') });
    },
  );

  test('of an item beside a regular checkout is the cart’s order', async () => {
    const [inCart, beside] = [await shop.sku(), await shop.sku()];
    const asha = await shop.customer('beside');
    await fillCart(asha, inCart);
    const { orderId } = await placed(
      askForOrder(asha, { checkoutType: 'regular', buyNowItem: { skuId: beside.skuId, quantity: 1 } }),
    );
    expect((await orderOf(asha, orderId)).orderItems).toMatchObject([{ skuId: inCart.skuId }]);
  });

  test('of a SKU that is not there, or in no size of it, is refused', async () => {
    const asha = await shop.customer('direct');
    expect(await askToBuy(asha, { skuId: 999_999_999 })).toRefuse(422, 'CHECKOUT_NO_ITEMS', words('CHECKOUT_NO_ITEMS'));
    const adjustable = await shop.sku({ category: 'bangles', size: '2.4,2.6' });
    const wrongSize = { directPurchase: true, buyNowItem: { skuId: adjustable.skuId, quantity: 1, size: '2.10' } };
    expect(await askForOrder(asha, wrongSize)).toRefuse(422, 'SIZE_UNKNOWN', words('SELECT_SIZE_COLOR'));
  });

  test('of more than there is says how many are left, and places nothing', async () => {
    const [asha, sku] = [await shop.customer('direct'), await shop.sku({ stock: 2 })];
    expect(await askToBuy(asha, sku, 3)).toRefuse(409, 'QUANTITY_CUT', 'Only 2 left, so the quantity was reduced.');
    const gone = await shop.sku({ stock: 0 });
    expect(await askToBuy(asha, gone)).toRefuse(409, 'OUT_OF_STOCK', words('OUT_OF_STOCK'));
    expect(stockOf(sku)).toEqual({ quantity: 2, reserved: 0 });
  });
});

describe('where to and how to pay are asked for', () => {
  test.each([
    '',
    '?paymentMethod=',
    '?paymentMethod=CARD',
    '?paymentMethod=cod',
    '?paymentMethod=COD&paymentMethod=PREPAID',
  ])('how to pay: %j', async (query) => {
    const [asha, sku] = [await shop.customer('undecided'), await shop.sku()];
    await fillCart(asha, sku);
    const answer = await asha.post(`/api/orders${query}`, addressForm());
    expect(answer).toRefuse(422, 'CHECKOUT_PAYMENT_TYPE_MISSING', words('CHECKOUT_PAYMENT_TYPE_MISSING'));
  });

  test('where to', async () => {
    const [asha, sku] = [await shop.customer('undecided'), await shop.sku()];
    await fillCart(asha, sku);
    for (const body of [{}, { country: 'India' }, { note: 'hello' }]) {
      const answer = await asha.post('/api/orders?paymentMethod=COD', body);
      expect(answer).toRefuse(422, 'CHECKOUT_ADDRESS_MISSING', words('CHECKOUT_ADDRESS_MISSING'));
    }
  });

  test.each([
    { fault: without(addressForm(), 'name'), fields: { name: 'Name is required' } },
    { fault: addressForm({ mobile: '9876543210' }), fields: { mobile: words('ADDRESS_MOBILE_SEQUENTIAL') } },
    { fault: addressForm({ pinCode: '123456' }), fields: { pinCode: words('ADDRESS_PIN_TEST_PATTERN') } },
    { fault: addressForm({ pinCode: '110001' }), fields: { pinCode: 'This PIN code is not in Telangana' } },
    { fault: addressForm({ country: 'Nepal' }), fields: { country: words('ADDRESS_INDIA_ONLY') } },
    { fault: addressForm({ state: 'Texas' }), fields: { state: 'Please choose a State or union territory of India' } },
    { fault: addressForm({ note: 'x'.repeat(501) }), fields: { note: 'A note can have at most 500 characters' } },
    { fault: addressForm({ expectedTotal: -1 }), fields: { expectedTotal: 'Expected total must be 0 or more' } },
    {
      fault: addressForm({ expectedTotal: 1.234 }),
      fields: { expectedTotal: 'Expected total can have at most two decimals' },
    },
  ])('a new address is checked as in its form: $fields', async ({ fault, fields }) => {
    const [asha, sku] = [await shop.customer('typing'), await shop.sku()];
    await fillCart(asha, sku);
    expect(await asha.post('/api/orders?paymentMethod=COD', fault)).toRefuseFields(fields as Record<string, string>);
    expect(ordersOf(asha)).toEqual([]);
  });

  test("somebody else's saved address is as good as none", async () => {
    const [asha, rohan, sku] = [await shop.customer('thief'), await shop.customer('rohan'), await shop.sku()];
    const theirs = (await rohan.post('/api/addresses', addressForm())).as(Address);
    await fillCart(asha, sku);
    const order = (id: number) => asha.post('/api/orders?paymentMethod=COD', { id });
    const answer = await order(theirs.id);
    expect(answer).toRefuse(404, 'ADDRESS_NOT_FOUND');
    expect(whatItTells(answer)).toEqual(whatItTells(await order(999_999_999)));
    expect((await cartOf(asha)).cartItems).toHaveLength(1);
  });
});

describe('what a client says about money is a question, never an answer:', () => {
  test('the total it saw is compared', async () => {
    const [asha, sku] = [await shop.customer('watchful'), await shop.sku({ price: 600 })];
    await fillCart(asha, sku);
    await setPrice(sku, 650);
    const answer = await askForOrder(asha, { expectedTotal: 600 });
    expect(answer).toRefuse(
      409,
      'PRICE_CHANGED',
      'The total has changed since you last saw it. Please check it and decide.',
    );
    const { summary } = cartIn(answer);
    expect(cartIn(answer)).toEqual(await cartThere(asha));
    expect(summary.COD.total).toBe(650_00);
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    const { id } = await placed(askForOrder(asha, { expectedTotal: 650 }));
    const order = (await asha.get(`/api/orders/${id}`)).as(Order);
    // The order has a new address, so its tax is that of the State there.
    expect(summary.COD.taxIncluded).toBe(order.taxIncluded);
  });

  test('also when it became cheaper', async () => {
    const [asha, sku] = [await shop.customer('watchful'), await shop.sku({ price: 900 })];
    await fillCart(asha, sku);
    await setPrice(sku, 600);
    expect(await askForOrder(asha, { expectedTotal: 900 })).toRefuse(409, 'PRICE_CHANGED');
    await asha.delete('/api/cart/clear');
  });

  test('totals, prices, discounts, status and owner of an order are not read', async () => {
    const [asha, sku] = [await shop.customer('cheeky'), await shop.sku({ price: 600 })];
    await fillCart(asha, sku);
    const claims = {
      total: 1,
      totalPaise: 1,
      sellingPrice: 1,
      prepaidDiscount: 599,
      status: 'DELIVERED',
      paymentStatus: 'COMPLETED',
      userId: 1,
      couponPrice: 599,
    };
    const { orderId } = await placed(askForOrder(asha, claims));
    expect(await orderOf(asha, orderId)).toMatchObject({
      total: 600_00,
      orderStatus: 'PLACED',
      paymentStatus: 'PENDING',
      user: { email: asha.email },
    });
  });
});

describe('cash on delivery', () => {
  const above = 'Pay online, or add ₹1 more for cash on delivery.';
  const upTo = 'Cash on delivery is available for orders up to ₹25,000.';

  test.each([
    { rupees: 499.99, reason: above },
    { rupees: 500, reason: above },
    { rupees: 500.01, reason: undefined },
    { rupees: 25_000, reason: undefined },
    { rupees: 25_000.01, reason: upTo },
  ])('of ₹$rupees', async ({ rupees, reason }) => {
    const [asha, sku] = [await shop.customer('cod'), await shop.sku()];
    await setPrice(sku, rupees, 30_000);
    await fillCart(asha, sku);
    expect((await cartOf(asha)).summary.COD.unavailable).toBe(reason ?? null);
    const answer = await askForOrder(asha);
    if (reason === undefined) await placed(answer);
    else expect(answer).toRefuse(422, 'COD_NOT_POSSIBLE', reason);
    await asha.delete('/api/cart/clear');
  });

  test('is judged on the whole order, not on a line', async () => {
    const asha = await shop.customer('cod');
    await fillCart(asha, await shop.sku({ price: 250 }), 2);
    expect(await askForOrder(asha)).toRefuse(422, 'COD_NOT_POSSIBLE', above);
    await fillCart(asha, await shop.sku({ price: 1 }));
    await placed(askForOrder(asha));
  });

  test('of a piece that is not sold that way', async () => {
    const [asha, sku] = [await shop.customer('cod'), await shop.sku({ codAllowed: false })];
    expect(await askToBuy(asha, sku)).toRefuse(422, 'COD_NOT_POSSIBLE', `${sku.name} is not sold by cash on delivery.`);
  });
});

test('a piece that comes later is promised from its day', async () => {
  const startOn = addDays(clock.today(), 20);
  const [asha, sku] = [await shop.customer('early'), await shop.sku({ startOn })];
  const { orderId } = await placed(askToBuy(asha, sku));
  expect(await orderOf(asha, orderId)).toMatchObject({
    deliveryEstimate: words('DELIVERY_ESTIMATE_PREORDER'),
    deliveryDate: addDays(startOn, 10),
    isPreOrder: true,
  });
});
