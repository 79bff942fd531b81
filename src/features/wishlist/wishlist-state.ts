import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { addItem } from '../../api/cart.ts';
import { messageFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from '../../api/wishlist.ts';
import type { Wishlist, WishlistProduct } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { pathHere } from '../../ui/path-here.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
import { toast } from '../../ui/toasts.ts';
import { $cartContents, noteItem } from '../cart/contents.ts';
import type { WishlistOption } from './options.ts';
import { noteWishlist } from './contents.ts';

const noted = (list: Wishlist) => {
  noteWishlist(list.products.map(({ id }) => id));
  return list;
};

/** The wishlist as the server last returned it. */
export const {
  $answer: $wishlist,
  load: loadWishlist,
  write: writeWishlist,
} = serverState(async () => noted(await getWishlist()), messages.WISHLIST_FETCH_FAILED);

interface WishlistChange {
  /** The product of a pending change. */
  busyId: number | undefined;
  error: string | undefined;
}

/** The pending change, and the error of the last one. */
export const $wishlistChange = atom<WishlistChange>({ busyId: undefined, error: undefined });

async function change(id: number, failed: string, work: () => Promise<Wishlist>): Promise<void> {
  $wishlistChange.set({ busyId: id, error: undefined });
  try {
    writeWishlist(noted(await work()));
    $wishlistChange.set({ busyId: undefined, error: undefined });
  } catch (error) {
    const why = messageFor(error, failed);
    $wishlistChange.set({ busyId: undefined, error: why === failed ? failed : `${saidAny(failed)}: ${saidAny(why)}` });
  }
}

export const removeProduct = ({ id, name }: WishlistProduct) =>
  change(id, messages.WISHLIST_REMOVE_FAILED, async () => {
    const list = await removeFromWishlist(id);
    const putBack = () => void change(id, messages.WISHLIST_ADD_FAILED, () => addToWishlist(id));
    toast(said('Removed.'), { action: { label: said('Undo'), of: name, run: putBack } });
    return list;
  });

/** Moves the chosen option of a product from the wishlist to the cart. */
export const moveToCart = ({ id, name }: WishlistProduct, { skuId, size }: WishlistOption) =>
  change(id, messages.CART_ADD_FAILED, async () => {
    const inCart = $cartContents.get().find((line) => line.skuId === skuId && line.size === size);
    noteItem(await addItem({ skuId, size, quantity: inCart?.quantity ?? 1 }));
    const list = await removeFromWishlist(id);
    toast(said('{name} is in your cart.', { name }), {
      action: { label: said('View cart'), run: () => location.assign(pathHere(paths.cart)) },
    });
    return list;
  });
