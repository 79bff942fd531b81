import * as messages from '#contract/messages.ts';
import { addItem } from '../../api/cart.ts';
import { messageFor } from '../../api/client.ts';
import type { Order } from '../../api/wire.ts';
import { $cartContents, noteItem } from '../cart/contents.ts';

/** What became of an item of an old order that was to be bought again. */
export interface BoughtAgain {
  name: string;
  /** Why it is not in the cart, or why there are fewer of it; null where all is well. */
  reason: string | null;
  isInCart: boolean;
}

/**
 * Puts the items of an order into the cart once more, one after the other, at today's prices and as far as they can be
 * had. What the cart has already keeps at least its number.
 */
export async function buyAgain({ orderItems }: Order): Promise<BoughtAgain[]> {
  const done: BoughtAgain[] = [];
  for (const { skuId, size, quantity, product } of orderItems) {
    const { name } = product;
    const known = $cartContents.get().find((line) => line.skuId === skuId && line.size === size)?.quantity ?? 0;
    try {
      const item = await addItem({ skuId, size, quantity: Math.max(quantity, known) });
      noteItem(item);
      done.push({ name, reason: item.notice, isInCart: true });
    } catch (error) {
      done.push({ name, reason: messageFor(error, messages.CART_ADD_FAILED), isInCart: false });
    }
  }
  return done;
}
