import * as messages from '#contract/messages.ts';
import { ApiError, messageFor } from '../../api/client.ts';
import { addToWishlist, removeFromWishlist } from '../../api/wishlist.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toasts.ts';
import { $wishlistContents, forgetWishlist, noteProduct, noteWishlist } from './contents.ts';

interface Named {
  id: number;
  name: string;
}

/** Products whose change is under way. */
const underWay = new Set<number>();

/** Puts a product on the wishlist, or takes it off where it is there. The heart shows it at once, and goes back where it fails. */
export async function toggleProduct(product: Named): Promise<'done' | 'failed' | 'signed out'> {
  const { id, name } = product;
  if (underWay.has(id)) return 'done';
  underWay.add(id);
  const isAdded = !$wishlistContents.get().ids.includes(id);
  noteProduct(id, isAdded);
  try {
    const { products } = await (isAdded ? addToWishlist : removeFromWishlist)(id);
    // Other tabs heard of it before the server did, and may have read the list too early. While another change is under
    // way this answer may lack it.
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
    toast('Added to your wishlist.', { action: { label: 'View', run: () => location.assign(paths.wishlist) } });
  } else {
    toast('Removed.', { action: { label: 'Undo', of: name, run: () => void toggleProduct(product) } });
  }
  return 'done';
}

/** That the wishlist did not change, and why. */
function errorText(error: unknown): string {
  const why = messageFor(error, messages.WISHLIST_UPDATE_FAILED);
  return why === messages.WISHLIST_UPDATE_FAILED ? why : `${messages.WISHLIST_UPDATE_FAILED}: ${why}`;
}
