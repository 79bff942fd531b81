import { addItem } from '../../api/cart.ts';
import type { Session } from '../../api/wire.ts';
import { paths, safeReturn } from '../../paths.ts';
import { $cartContents, noteItem } from '../cart/contents.ts';
import { $pendingItem } from '../cart/pending.ts';
import { keepSession } from '../session/store.ts';

/**
 * Keeps the new session, does what the visitor wanted before they had one, and goes on: where they came from, else to
 * the place of their role.
 */
export async function goOn({ jwtToken, role }: Session): Promise<void> {
  keepSession(jwtToken, role);
  $cartContents.set([]);
  const params = new URLSearchParams(location.search);
  const wanted = safeReturn(params.get('returnUrl') ?? params.get('redirect'));
  location.assign((await addPending()) ?? (wanted === '/' && role === 'ROLE_ADMIN' ? paths.admin : wanted));
}

/** Adds what a visitor had clicked, and leads to the cart; the page they came from tells when that is not possible. */
async function addPending(): Promise<string | undefined> {
  const item = $pendingItem.get();
  if (!item) return undefined;
  $pendingItem.set(null);
  try {
    noteItem(await addItem(item));
    return paths.cart;
  } catch {
    // Sold out in the meantime, or staff without a cart: the product page shows how it stands.
    return undefined;
  }
}
