import type { Customer } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { MAX_SAVED_ITEMS } from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';
import { cartLines, savedLines } from './reads.ts';
import type { Delivery } from './reads.ts';
import { saveLine } from './statements.ts';

/**
 * Moves an item from the cart to the saved items, with its present price. Adding it to the cart again moves it back.
 * @throws CART_ITEM_NOT_FOUND, SAVED_FULL
 */
export async function saveForLater(shop: Shop, { userId }: Customer, id: number): Promise<void> {
  const delivery: Delivery = { userId, to: 'unknown', today: kolkataDay(shop.now) };
  const [lines, saved] = await shop.read(cartLines(delivery), savedLines(delivery));
  const line = lines.find((item) => item.id === id);
  if (!line) refuse('CART_ITEM_NOT_FOUND');
  if (saved.length >= MAX_SAVED_ITEMS) refuse('SAVED_FULL');
  const seen = { id, createdAt: line.addedAt };
  await shop.write(saveLine(userId, seen, { unitPaise: line.unitSellingPaise, now: shop.now }));
}
