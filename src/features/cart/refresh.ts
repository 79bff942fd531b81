import { getCart } from '../../api/cart.ts';
import { $session } from '../../storage/session.ts';
import { noteCart } from './contents.ts';

/** Loads the shopper's cart once for the badge, since another device may have changed it. */
export async function refreshCart(): Promise<void> {
  if (!$session.get().isShopper) return;
  try {
    noteCart((await getCart()).cartItems);
  } catch {
    // The badge keeps the last known count; the cart page shows the error.
  }
}
