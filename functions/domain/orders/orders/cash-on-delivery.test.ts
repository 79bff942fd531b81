import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderRequest } from '#contract/calls/orders.ts';
import { HYDERABAD, openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { addItem, readCart } from '../../buying/cart/index.ts';
import { placeOrder } from './index.ts';

const DAY_MS = 86_400_000;

let small: SmallShop;

beforeEach(async () => {
  small = await openSmallShop({ meera: {} });
});
afterEach(() => small.close());

const FROM_CART: OrderRequest = {
  address: { form: HYDERABAD },
  buyNowItem: undefined,
  expectedTotal: undefined,
  note: '',
};

async function fillCart(): Promise<number> {
  const { skuId } = await small.goods.sku({ price: 1000, stock: 50 });
  await addItem(small.shop, small.customer, { skuId, size: '', quantity: 1 });
  return skuId;
}

/** Places an order and gives its parcel this final status. */
async function orderThatEnds(status: string): Promise<void> {
  await fillCart();
  const { id } = await placeOrder(small.shop, small.customer, FROM_CART, 'COD');
  small.rows(
    `INSERT INTO shipments (consignment_id, reference, status, status_at, is_by_hand, weight_grams, length_cm, breadth_cm,
       height_cm, created_at, updated_at)
     SELECT id, 'parcel ' || id, ?, 0, 1, 500, 10, 10, 10, 0, 0 FROM consignments WHERE order_id = ? RETURNING id`,
    status,
    id,
  );
}

const reason = async (now = small.shop.now) =>
  (await readCart({ ...small.shop, now }, small.customer, 'unknown')).summary.COD.unavailable;

describe('cash on delivery for who refused parcels', () => {
  const NO = 'Cash on delivery is not offered to you at the moment, because earlier parcels to you were refused.';

  test('ends with the third within a year, in the cart and at the order, and is offered again later', async () => {
    for (const status of ['RTO_INITIATED', 'RTO_DELIVERED', 'DELIVERED', 'UNDELIVERED']) await orderThatEnds(status);
    await fillCart();
    expect(await reason()).toBeNull();
    await orderThatEnds('RETURNED');
    await fillCart();
    expect(await reason()).toBe(NO);
    await expect(placeOrder(small.shop, small.customer, FROM_CART, 'COD')).rejects.toMatchObject({
      code: 'COD_NOT_POSSIBLE',
      details: { params: { reason: NO } },
    });
    expect(await reason(small.shop.now + 366 * DAY_MS)).toBeNull();
  });
});

test('a piece whose own tax rate has ended cannot be sold', async () => {
  const skuId = await fillCart();
  small.rows(
    `INSERT INTO tax_rates (state_code, basis_points, hsn, effective_until_on, created_at, updated_at)
     VALUES ('ALL', 25, '7117', '2020-03-31', 0, 0) RETURNING id`,
  );
  small.rows(
    `UPDATE skus SET tax_category = 'REDUCED', tax_rate_id = (SELECT max(id) FROM tax_rates) WHERE id = ? RETURNING id`,
    skuId,
  );
  await expect(placeOrder(small.shop, small.customer, FROM_CART, 'COD')).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
  });
  small.rows('UPDATE tax_rates SET effective_until_on = NULL WHERE id = (SELECT max(id) FROM tax_rates) RETURNING id');
  expect((await placeOrder(small.shop, small.customer, FROM_CART, 'COD')).orderId).toMatch(/^RH-/);
});
