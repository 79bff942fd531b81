import * as messages from '#contract/messages.ts';
import { mergeBag } from '../../api/cart.ts';
import { messageFor } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { pathHere } from '../../ui/path-here.ts';
import { $session } from '../../storage/session.ts';
import { $bag, putInBag } from '../cart/bag.ts';
import type { BagItem } from '../cart/bag.ts';
import { $bagReport, differences, noteMerged } from '../cart/send-bag.ts';

/**
 * Adds the pieces of a set to the cart, each once or as often as it is there already, and opens the cart, which says what
 * could not be added. A visitor's pieces go into the bag, and the visitor is sent to sign in.
 * @returns why that failed; empty if it did not
 */
export async function addPieces(pieces: readonly Omit<BagItem, 'quantity' | 'at'>[]): Promise<string> {
  const items = pieces.map((piece) => ({ ...piece, quantity: 1 }));
  if (!$session.get().isShopper) {
    for (const item of items) putInBag({ ...item, quantity: quantityInBag(item) ?? item.quantity });
    location.assign(pathHere(paths.signIn(pathHere(paths.cart))));
    return '';
  }
  try {
    const sent = items.map(({ skuId, size, quantity }) => ({ skuId, size, quantity }));
    const merged = await mergeBag({ items: sent, productIds: [] }, crypto.randomUUID());
    noteMerged(merged);
    $bagReport.set(differences({ items, wishes: [] }, merged));
    location.assign(pathHere(paths.cart));
    return '';
  } catch (error) {
    return messageFor(error, messages.CART_ADD_FAILED);
  }
}

function quantityInBag(item: Pick<BagItem, 'skuId' | 'size'>): number | undefined {
  return $bag.get().items.find(({ skuId, size }) => skuId === item.skuId && size === item.size)?.quantity;
}
