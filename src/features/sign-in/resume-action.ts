import { addItem } from '../../api/cart.ts';
import { addToWishlist } from '../../api/wishlist.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { $buyNowItem } from '../cart/buy-now.ts';
import { noteItem } from '../cart/contents.ts';
import { takePendingAction } from '../session/pending-action.ts';
import type { PendingAction, PendingKind } from '../session/pending-action.ts';
import { noteWishlist } from '../wishlist/contents.ts';

type WhatOf<Kind extends PendingKind> = Extract<PendingAction, { kind: Kind }>['what'];

/**
 * How an action of each kind is done once somebody is signed in, and where that leads; without an address they go on
 * where they came from. A kind that is not here is done by the page they come back to.
 */
const DO: { [Kind in PendingKind]?: (what: WhatOf<Kind>) => Promise<string | undefined> } = {
  async cart(item) {
    noteItem(await addItem(item));
    return paths.cart;
  },
  async buyNow(item) {
    $buyNowItem.set(item);
    return paths.buyNow;
  },
  async wishlist({ productId }) {
    const { products } = await addToWishlist(productId);
    noteWishlist(products.map(({ id }) => id));
    return undefined;
  },
};

/** Does what a shopper had clicked before they signed in, and tells where it leads. Staff have nothing to be done. */
export async function resumeAction(): Promise<string | undefined> {
  const action = takePendingAction();
  if (!action || !$session.get().isShopper) return undefined;
  try {
    return await (DO[action.kind] as ((what: PendingAction['what']) => Promise<string | undefined>) | undefined)?.(
      action.what,
    );
  } catch {
    // Sold out in the meantime, perhaps: the page they came from shows how it stands.
    return undefined;
  }
}
