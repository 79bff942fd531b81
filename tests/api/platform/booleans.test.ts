import { expect, test } from 'vitest';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** Returns a product's flags as stored: value and storage type. */
const flagsOf = (productId: number) =>
  shop.row(
    'SELECT is_visible, typeof(is_visible) AS visible_is, is_active, typeof(is_active) AS active_is FROM products WHERE id = ?',
    productId,
  );

test('true and false that are bound to a statement are stored as 1 and 0', async () => {
  const meera = shop.seller('meera');
  const { productId } = await shop.sku();
  for (const [isVisible, isActive] of [
    [false, true],
    [true, false],
    [true, true],
  ] as const) {
    const changed = (await meera.put(`/api/admin/products/${productId}`, { isVisible, isActive })).as(EditedProduct);
    expect(changed).toMatchObject({ isVisible, isActive });
    expect(flagsOf(productId)).toMatchObject({
      is_visible: Number(isVisible),
      visible_is: 'integer',
      is_active: Number(isActive),
      active_is: 'integer',
    });
  }
});

test('a flag that is asked for finds its rows', async () => {
  const meera = shop.seller('meera');
  const [shown, hidden] = [await shop.sku(), await shop.sku({ isVisible: false })];
  const found = async (isVisible: boolean) => {
    const filter = JSON.stringify({ isVisible, id: [shown.productId, hidden.productId] });
    const answer = await meera.get(`/api/admin/products?filter=${encodeURIComponent(filter)}`);
    return (answer.json as { id: number }[]).map(({ id }) => id);
  };
  expect(await found(true)).toEqual([shown.productId]);
  expect(await found(false)).toEqual([hidden.productId]);
});
