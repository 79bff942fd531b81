import { describe, expect, test } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { Cart } from '#contract/calls/cart.ts';
import { askToBuy, cartOf, fillCart, placed } from '../../support/buy.ts';
import { addressForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const quote = async (name: string, item: object, addressId?: number) =>
  (await shop.customer(name)).post('/api/cart/quote', { item, ...(addressId === undefined ? {} : { addressId }) });

test('a direct purchase costs what was quoted, and the cart is left alone', async () => {
  const [asha, inCart, sku] = [
    await shop.customer('asha'),
    await shop.sku(),
    await shop.sku({ price: 749.5, mrp: 900 }),
  ];
  await fillCart(asha, inCart);
  const before = await cartOf(asha);
  const quoted = (await quote('asha', { skuId: sku.skuId, quantity: 2 })).as(Cart);
  expect(quoted).toMatchObject({ totalItems: 2, totalSellingPrice: 1499_00, totalMrpPrice: 1800_00 });
  expect(quoted.cartItems).toMatchObject([{ skuId: sku.skuId, quantity: 2, notice: null }]);
  await placed(askToBuy(asha, sku, 2, { expectedTotal: quoted.summary.COD.total / 100 }));
  expect(await cartOf(asha)).toEqual(before);
});

test('the tax in it is that of the State it goes to, once an address says so', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ seller: 'meera', price: 1000 })];
  const { id } = (await asha.post('/api/addresses', addressForm())).as(Address);
  const item = { skuId: sku.skuId, quantity: 1 };
  expect((await quote('asha', item, id)).as(Cart).summary.COD.taxIncluded).toBe(29_12);
  expect((await quote('asha', item)).as(Cart).summary.COD.taxIncluded).toBe(29_13);
  expect((await quote('rohan', item, id)).as(Cart).summary.COD.taxIncluded).toBe(29_13);
});

test('more than there is is cut down to it, and says so', async () => {
  const sku = await shop.sku({ stock: 2 });
  expect((await quote('asha', { skuId: sku.skuId, quantity: 5 })).as(Cart).cartItems).toMatchObject([
    { quantity: 2, wantedQuantity: 5, notice: 'Only 2 left, so the quantity was reduced.' },
  ]);
});

describe('what cannot be bought is not quoted:', () => {
  test('a SKU that is not there', async () => {
    expect(await quote('asha', { skuId: 999_999_999, quantity: 1 })).toRefuse(404, 'SKU_NOT_FOUND', 'SKU not found');
  });

  test('a size it does not come in', async () => {
    const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6' });
    expect(await quote('asha', { skuId: sku.skuId, quantity: 1, size: '2.10' })).toRefuse(
      422,
      'SIZE_UNKNOWN',
      words('SELECT_SIZE_COLOR'),
    );
  });

  test('nothing', async () => {
    expect((await (await shop.customer('asha')).post('/api/cart/quote', {})).status).toBe(422);
    const sku = await shop.sku();
    expect(await quote('asha', { skuId: sku.skuId, quantity: 0 })).toRefuseFields({
      'item.quantity': 'Please choose a quantity from 1 to 99',
    });
  });
});
