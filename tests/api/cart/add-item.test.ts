import { describe, expect, test } from 'vitest';
import { CartItem } from '#contract/calls/cart.ts';
import { cartOf, fillCart } from '../../support/buy.ts';
import { addDays } from '#contract/shop/dates.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const ADD = '/api/cart/item/add';

test('a piece lies in the cart with its price, its seller and when it comes', async () => {
  const sku = await shop.sku({ seller: 'farhan', price: 499, mrp: 899, stock: 10 });
  const asha = await shop.customer('asha');
  const item = await fillCart(asha, sku, 2);
  expect(item).toMatchObject({
    skuId: sku.skuId,
    quantity: 2,
    wantedQuantity: 2,
    notice: null,
    sellingPrice: 998_00,
    mrpPrice: 1798_00,
    unitSellingPrice: 499_00,
    unitMrpPrice: 899_00,
    deliveryEstimate: words('DELIVERY_ESTIMATE_STANDARD'),
    product: {
      id: sku.productId,
      name: sku.name,
      seoUrl: sku.seoUrl,
      isPreOrder: false,
      sellerName: 'Farhan Fashion Jewellery',
    },
    sku: { name: sku.name, color: 'Gold', inventory: { availableQuantity: 10 } },
  });
  expect((await cartOf(asha)).cartItems).toEqual([item]);
});

test('asking twice is asking once, with the newest quantity', async () => {
  const sku = await shop.sku();
  const asha = await shop.customer('twice');
  const first = await fillCart(asha, sku, 3);
  const second = await fillCart(asha, sku, 1);
  expect(second).toEqual({ ...first, quantity: 1, wantedQuantity: 1, sellingPrice: 600_00, mrpPrice: 1200_00 });
  await Promise.all(Array.from({ length: 20 }, () => fillCart(asha, sku, 4)));
  expect((await cartOf(asha)).cartItems).toMatchObject([{ id: first.id, quantity: 4 }]);
});

test('price and seller are the shop’s to know, whatever a client says', async () => {
  const sku = await shop.sku({ price: 600 });
  const asha = await shop.customer('haggler');
  const said = {
    skuId: sku.skuId,
    quantity: 1,
    price: 1,
    sellingPrice: 0,
    mrpPrice: 1,
    sellerId: 999,
    userId: 1,
    id: 1,
  };
  expect((await asha.put(ADD, said)).as(CartItem)).toMatchObject({ sellingPrice: 600_00, unitSellingPrice: 600_00 });
  expect((await cartOf(asha)).totalSellingPrice).toBe(600_00);
});

describe('a quantity is a whole number from 1 to 99:', () => {
  const QUANTITIES = [0, -1, 1.5, '2', 100, 1e9, 2 ** 53, null, undefined, [1], {}, true];
  test.each(QUANTITIES.map((quantity) => ({ quantity })))('$quantity', async ({ quantity }) => {
    const sku = await shop.sku();
    const asha = await shop.customer('counter');
    const answer = await asha.put(ADD, { skuId: sku.skuId, quantity });
    expect(answer).toRefuseFields({ quantity: 'Please choose a quantity from 1 to 99' });
    expect((await cartOf(asha)).cartItems).toEqual([]);
  });
});

test.each([undefined, null, 0, -5, 1.5, '7', {}].map((skuId) => ({ skuId })))(
  '$skuId is no variant',
  async ({ skuId }) => {
    const asha = await shop.customer('asha');
    expect(await asha.put(ADD, { skuId, quantity: 1 })).toRefuseFields({ skuId: words('SELECT_VARIANT') });
  },
);

test('a SKU that does not exist is not there', async () => {
  const asha = await shop.customer('asha');
  expect(await asha.put(ADD, { skuId: 999_999_999, quantity: 1 })).toRefuse(404, 'SKU_NOT_FOUND', 'SKU not found');
});

describe('sizes:', () => {
  test('an adjustable piece wants one of its sizes', async () => {
    const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6,2.8,2.10' });
    const asha = await shop.customer('bangles');
    for (const size of [undefined, '', '2.1', '2.2', '2.4,2.6', 'free']) {
      const answer = await asha.put(ADD, { skuId: sku.skuId, quantity: 1, size });
      expect(answer).toRefuse(422, 'SIZE_UNKNOWN', words('SELECT_SIZE_COLOR'));
    }
    expect(await fillCart(asha, sku, 1, '2.10')).toMatchObject({ size: '2.10' });
    expect(await fillCart(asha, sku, 1, ' 2.6 ')).toMatchObject({ size: '2.6' });
    expect((await cartOf(asha)).cartItems).toHaveLength(2);
  });

  test('where there is only one it need not be said', async () => {
    const sku = await shop.sku({ category: 'rings', size: '14' });
    expect(await fillCart(await shop.customer('rings'), sku)).toMatchObject({ size: '14' });
  });

  test('a piece without sizes has none', async () => {
    const sku = await shop.sku();
    const asha = await shop.customer('asha');
    expect(await asha.put(ADD, { skuId: sku.skuId, quantity: 1, size: '14' })).toRefuse(422, 'SIZE_UNKNOWN');
  });

  test('a size is a short text', async () => {
    const sku = await shop.sku();
    const asha = await shop.customer('asha');
    expect((await asha.put(ADD, { skuId: sku.skuId, quantity: 1, size: 'x'.repeat(41) })).status).toBe(422);
    expect((await asha.put(ADD, { skuId: sku.skuId, quantity: 1, size: 14 })).status).toBe(422);
  });
});

describe('more than there is:', () => {
  test('is cut down to it, and the item says so', async () => {
    const sku = await shop.sku({ stock: 3 });
    const item = await fillCart(await shop.customer('greedy'), sku, 5);
    expect(item).toMatchObject({
      quantity: 3,
      notice: 'Only 3 left, so the quantity was reduced.',
      sellingPrice: 1800_00,
    });
  });

  test('of nothing is refused', async () => {
    const sku = await shop.sku({ stock: 0 });
    const asha = await shop.customer('asha');
    expect(await asha.put(ADD, { skuId: sku.skuId, quantity: 1 })).toRefuse(409, 'OUT_OF_STOCK', words('OUT_OF_STOCK'));
  });

  test('in two sizes of one piece is more of the same piece', async () => {
    const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6', stock: 5 });
    const asha = await shop.customer('sizes');
    await fillCart(asha, sku, 3, '2.4');
    expect(await fillCart(asha, sku, 4, '2.6')).toMatchObject({
      quantity: 2,
      notice: 'Only 2 left, so the quantity was reduced.',
    });
    await fillCart(asha, sku, 3, '2.4');
    const other = await shop.sku({ category: 'bangles', size: '2.4,2.6', stock: 2 });
    await fillCart(asha, other, 2, '2.4');
    expect(await asha.put(ADD, { skuId: other.skuId, quantity: 1, size: '2.6' })).toRefuse(409, 'OUT_OF_STOCK');
  });
});

describe('what is not for sale does not go into a cart:', () => {
  const day = (days: number) => addDays(clock.today(), days);
  test.each([
    { why: 'it is hidden', wanted: { isVisible: false } },
    { why: 'its last day has passed', wanted: { endOn: day(-2) } },
    { why: 'its seller may not sell yet', wanted: { seller: 'pending' as const } },
  ])('$why', async ({ wanted }) => {
    const sku = await shop.sku(wanted);
    const asha = await shop.customer('asha');
    expect(await asha.put(ADD, { skuId: sku.skuId, quantity: 1 })).toRefuse(404, 'SKU_NOT_FOUND');
  });

  test('nobody knows its tax', async () => {
    const sku = await shop.sku({ hsn: '99999999' });
    const asha = await shop.customer('asha');
    expect(await asha.put(ADD, { skuId: sku.skuId, quantity: 1 })).toRefuse(409, 'OUT_OF_STOCK', words('OUT_OF_STOCK'));
  });

  test('but a piece that comes later can be ordered already', async () => {
    const sku = await shop.sku({ startOn: day(20), endOn: day(60) });
    const item = await fillCart(await shop.customer('early'), sku);
    expect(item).toMatchObject({
      deliveryEstimate: words('DELIVERY_ESTIMATE_PREORDER'),
      product: { isPreOrder: true, startDate: day(20) },
    });
  });
});

test('a cart holds a hundred items', async () => {
  const sizes = Array.from({ length: 30 }, (_, index) => String(index + 1));
  const asha = await shop.customer('hoarder');
  const skus = await Promise.all(
    [1, 2, 3, 4].map(() => shop.sku({ category: 'rings', size: sizes.join(','), stock: 99 })),
  );
  const wanted = skus.flatMap((sku) => sizes.map((size) => ({ sku, size })));
  for (const { sku, size } of wanted.slice(0, 100)) await fillCart(asha, sku, 1, size);
  const { sku, size } = wanted[100]!;
  const answer = await asha.put(ADD, { skuId: sku.skuId, quantity: 1, size });
  expect(answer).toRefuse(409, 'CART_FULL', 'Your cart is full. Please order or remove something first.');
  const known = wanted[0]!;
  expect(await fillCart(asha, known.sku, 2, known.size)).toMatchObject({ quantity: 2 });
});
