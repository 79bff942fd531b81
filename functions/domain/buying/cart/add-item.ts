import type { Customer } from '#contract/calls/actor.ts';
import type { AddCartItem, CartItem } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { MAX_CART_ITEMS } from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cartItemOf, cutNotice, orderable } from './cart-view.ts';
import { cartLines, skuPicture, skuToBuy } from './reads.ts';
import type { Delivery, SkuToBuy } from './reads.ts';
import { putItem } from './statements.ts';

/**
 * Adds a SKU to the cart, or sets its quantity if it is there already. A quantity above the stock is reduced to it,
 * with a notice on the item.
 * @throws SKU_NOT_FOUND, SIZE_UNKNOWN when the SKU does not have the size, OUT_OF_STOCK when none can be sold,
 * CART_FULL
 */
export async function addItem(shop: Shop, customer: Customer, options: AddCartItem): Promise<CartItem> {
  const { userId } = customer;
  const today = kolkataDay(shop.now);
  const delivery: Delivery = { userId, to: 'unknown', today };
  const [{ policy }, [sku], lines, pictures] = await shop.read(
    currentSettings(),
    skuToBuy({ ...delivery, skuId: options.skuId }),
    cartLines(delivery),
    skuPicture({ skuId: options.skuId }),
  );
  if (!sku) refuse('SKU_NOT_FOUND');

  const size = chosenSize(sku, options.size);
  const sameSku = lines.filter((line) => line.skuId === sku.skuId);
  const present = sameSku.find((line) => line.size === size);
  const taken = sameSku.filter((line) => line !== present).reduce((sum, line) => sum + line.wantedQuantity, 0);
  const quantity = Math.min(options.quantity, orderable(sku) - taken);
  if (quantity <= 0) refuse('OUT_OF_STOCK');
  if (!present && lines.length >= MAX_CART_ITEMS) refuse('CART_FULL');

  const [[put]] = await shop.write(putItem({ userId, skuId: sku.skuId, size, quantity, now: shop.now }));
  const line = { ...sku, id: put!.id, size, wantedQuantity: quantity, addedAt: present?.addedAt ?? shop.now };
  return cartItemOf({ line, quantity, notice: cutNotice(options.quantity, quantity) }, pictures, policy, today);
}

/** Returns the size that a line stores: one of the SKU's own. It may be left out if there is only one. */
export function chosenSize(sku: Pick<SkuToBuy, 'skuSize'>, options: string): string {
  const sizes = splitSizes(sku.skuSize);
  if (options === '' && sizes.length <= 1) return sizes[0] ?? '';
  return sizes.includes(options) ? options : refuse('SIZE_UNKNOWN');
}
