import * as messages from '#contract/messages.ts';
import { addItem } from '../../api/cart.ts';
import { messageFor } from '../../api/client.ts';
import type { Order } from '../../api/wire.ts';
import { $cartContents, noteItem } from '../cart/contents.ts';

/** The result of buying an item again. */
export interface BoughtAgain {
  name: string;
  /** Why the item is missing in the cart or has a lower quantity; null if it was added. */
  reason: string | null;
  isInCart: boolean;
}

/**
 * Adds the items of an order to the cart one by one, at current prices and stock. An item already in the cart keeps at
 * least its quantity.
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
