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
 * Runs each kind of pending action and returns the next address; undefined continues to the return address. The page
 * itself runs kinds that are missing here.
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

/** Runs the pending action of a shopper and returns the next address. Staff have no actions. */
export async function resumeAction(): Promise<string | undefined> {
  const action = takePendingAction();
  if (!action || !$session.get().isShopper) return undefined;
  try {
    return await (DO[action.kind] as ((what: PendingAction['what']) => Promise<string | undefined>) | undefined)?.(
      action.what,
    );
  } catch {
    // It may be sold out: the previous page shows the state.
    return undefined;
  }
}
