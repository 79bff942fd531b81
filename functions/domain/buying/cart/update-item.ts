import type { Customer } from '#contract/calls/actor.ts';
import type { CartItem, UpdateCartItem } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cartItemOf, cutNotice, orderable } from './cart-view.ts';
import { cartLines, cartPictures } from './reads.ts';
import { setQuantity } from './statements.ts';

/**
 * Sets the quantity of an item. A quantity above the stock is reduced to it, with a notice on the item.
 * @throws CART_ITEM_NOT_FOUND, OUT_OF_STOCK
 */
export async function updateItem(
  shop: Shop,
  customer: Customer,
  id: number,
  change: UpdateCartItem,
): Promise<CartItem> {
  const { userId } = customer;
  const today = kolkataDay(shop.now);
  const [{ policy }, lines, pictures] = await shop.read(
    currentSettings(),
    cartLines({ userId, to: 'unknown', today }),
    cartPictures({ userId }),
  );
  const line = lines.find((item) => item.id === id);
  if (!line) refuse('CART_ITEM_NOT_FOUND');

  const taken = lines
    .filter((other) => other.skuId === line.skuId && other.id !== id)
    .reduce((sum, other) => sum + other.wantedQuantity, 0);
  const quantity = Math.min(change.quantity, orderable(line) - taken);
  if (quantity <= 0) refuse('OUT_OF_STOCK');

  await shop.write(setQuantity(userId, { id, createdAt: line.addedAt }, { quantity, now: shop.now }));
  const changed = { ...line, wantedQuantity: quantity };
  return cartItemOf({ line: changed, quantity, notice: cutNotice(change.quantity, quantity) }, pictures, policy, today);
}
