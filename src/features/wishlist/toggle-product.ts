import * as messages from '#contract/messages.ts';
import { ADDED_TO_WISHLIST, REMOVED, UNDO, VIEW } from '#contract/words/en/scripts.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import { addToWishlist, removeFromWishlist } from '../../api/wishlist.ts';
import { paths } from '../../paths.ts';
import { said } from '../../ui/said.ts';
import { pathHere } from '../../ui/path-here.ts';
import { toast } from '../../ui/toasts.ts';
import { $wishlistContents, forgetWishlist, noteProduct, noteWishlist } from './contents.ts';

interface Named {
  id: number;
  name: string;
}

/** Products with a pending change. */
const underWay = new Set<number>();

/** Adds a product to the wishlist or removes it. The heart changes optimistically and is reverted on failure. */
export async function toggleProduct(product: Named): Promise<'done' | 'failed' | 'signed out'> {
  const { id, name } = product;
  if (underWay.has(id)) return 'done';
  underWay.add(id);
  const isAdded = !$wishlistContents.get().ids.includes(id);
  noteProduct(id, isAdded);
  try {
    const { products } = await (isAdded ? addToWishlist : removeFromWishlist)(id);
    // Updates other tabs, which may have reloaded before the change reached the server. During other pending changes
    // this response may lack them.
    if (underWay.size === 1) noteWishlist(products.map((one) => one.id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      forgetWishlist();
      return 'signed out';
    }
    noteProduct(id, !isAdded);
    toast(errorText(error));
    return 'failed';
  } finally {
    underWay.delete(id);
  }
  if (isAdded) {
    toast(said(ADDED_TO_WISHLIST), {
      action: { label: said(VIEW), run: () => location.assign(pathHere(paths.wishlist)) },
    });
  } else {
    toast(said(REMOVED), { action: { label: said(UNDO), of: name, run: () => void toggleProduct(product) } });
  }
  return 'done';
}

/** Returns the message for a failed change. */
function errorText(error: unknown): string {
  const why = messageFor(error, messages.WISHLIST_UPDATE_FAILED);
  return why === messages.WISHLIST_UPDATE_FAILED ? why : `${messages.WISHLIST_UPDATE_FAILED}: ${why}`;
}
