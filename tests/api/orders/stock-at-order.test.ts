import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Cart } from '#contract/calls/cart.ts';
import { askForOrder, askToBuy, fillCart, placed } from '../../support/buy.ts';
import type { Answer } from '../../support/answer.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

/** Returns a person's cart, for the PIN code that `askForOrder` sends to. */
async function cartThere(persona: Persona): Promise<z.output<typeof Cart>> {
  return (await persona.get('/api/cart?pinCode=500084')).as(Cart);
}

/** Returns the present cart in a refusal, in the contract's form. */
function cartIn(answer: Answer): z.output<typeof Cart> {
  return z.decode(Cart, (answer.json as { current: z.input<typeof Cart> }).current);
}

const stockOf = (sku: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', sku.skuId);
const ordersOf = (persona: Persona) =>
  shop.rows('SELECT orders.* FROM orders JOIN users ON users.id = user_id WHERE email = ?', persona.email);

describe('stock is decided when the order is placed:', () => {
  test('what sold out since is told with the cart as it stands', async () => {
    const [asha, sku, other] = [await shop.customer('slow'), await shop.sku({ stock: 1 }), await shop.sku()];
    await fillCart(asha, sku);
    await fillCart(asha, other);
    await placed(askToBuy(await shop.customer('quick'), sku));
    const answer = await askForOrder(asha);
    expect(answer).toRefuse(409, 'OUT_OF_STOCK', words('OUT_OF_STOCK'));
    expect(cartIn(answer)).toEqual(await cartThere(asha));
    expect(cartIn(answer).cartItems).toMatchObject([
      { quantity: 0, notice: words('OUT_OF_STOCK') },
      { quantity: 1, notice: null },
    ]);
    expect(ordersOf(asha)).toEqual([]);
    expect(stockOf(other)).toEqual({ quantity: 10, reserved: 0 });
  });

  test('so is what there is less of', async () => {
    const [asha, sku] = [await shop.customer('slow2'), await shop.sku({ stock: 3 })];
    await fillCart(asha, sku, 3);
    await placed(askToBuy(await shop.customer('quick'), sku));
    const answer = await askForOrder(asha);
    expect(answer).toRefuse(409, 'QUANTITY_CUT', 'Only 2 left, so the quantity was reduced.');
    expect(cartIn(answer).cartItems).toMatchObject([{ quantity: 2, wantedQuantity: 3 }]);
  });

  test('two sizes of one piece are counted together', async () => {
    const sku = await shop.sku({ category: 'bangles', size: '2.4,2.6', stock: 4 });
    const asha = await shop.customer('sizes');
    await fillCart(asha, sku, 2, '2.4');
    await fillCart(asha, sku, 2, '2.6');
    await placed(
      askForOrder(await shop.customer('quick'), {
        directPurchase: true,
        buyNowItem: { skuId: sku.skuId, quantity: 1, size: '2.4' },
      }),
    );
    expect(await askForOrder(asha)).toRefuse(409, 'QUANTITY_CUT');
    expect(stockOf(sku)).toEqual({ quantity: 4, reserved: 1 });
  });

  test('so is whether it is still for sale', async () => {
    const [asha, sku] = [await shop.customer('hidden'), await shop.sku()];
    await fillCart(asha, sku);
    expect((await shop.seller('meera').put(`/api/admin/products/${sku.productId}`, { isVisible: false })).status).toBe(
      200,
    );
    expect(await askForOrder(asha)).toRefuse(409, 'OUT_OF_STOCK', words('OUT_OF_STOCK'));
    await shop.seller('meera').put(`/api/admin/products/${sku.productId}`, { isVisible: true });
    await placed(askForOrder(asha));
  });

  test('the last piece makes its page urgent', async () => {
    const sku = await shop.sku({ stock: 2 });
    const urgent = () =>
      shop.rows(
        "SELECT id FROM page_invalidations WHERE subject = 'product' AND subject_id = ? AND urgent",
        sku.productId,
      );
    await placed(askToBuy(await shop.customer('quick'), sku));
    expect(urgent()).toEqual([]);
    await placed(askToBuy(await shop.customer('quick'), sku));
    expect(urgent()).toHaveLength(1);
  });
});
