import type { Customer } from '#contract/calls/actor.ts';
import type { AddCartItem, Cart } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { currentSettings } from '../settings/index.ts';
import type { Shop } from '../shop.ts';
import { chosenSize } from './add-item.ts';
import { cartOf } from './cart-view.ts';
import { skuPicture, skuToBuy } from './reads.ts';
import type { Destination } from './reads.ts';

/**
 * What a direct purchase would come to: a cart of that one item, priced by the one pipeline. The shopper's own cart is
 * left alone.
 * @throws SKU_NOT_FOUND, SIZE_UNKNOWN
 */
export async function quoteItem(shop: Shop, customer: Customer, item: AddCartItem, to: Destination): Promise<Cart> {
  const { userId } = customer;
  const { skuId } = item;
  const [{ policy }, [sku], pictures] = await shop.read(
    currentSettings(),
    skuToBuy({ userId, to, today: kolkataDay(shop.now), skuId }),
    skuPicture({ skuId }),
  );
  if (!sku) refuse('SKU_NOT_FOUND');
  const line = {
    ...sku,
    id: 0,
    size: chosenSize(sku, item.size),
    wantedQuantity: item.quantity,
    addedAt: shop.now,
  };
  return cartOf([line], pictures, policy, shop.now);
}
