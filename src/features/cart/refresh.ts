import { getCart } from '../../api/cart.ts';
import { $session } from '../../storage/session.ts';
import { noteCart } from './contents.ts';

/** Asks once what is in the cart of the shopper who is signed in, for the badge: another device may have changed it. */
export async function refreshCart(): Promise<void> {
  if (!$session.get().isShopper) return;
  try {
    noteCart((await getCart()).cartItems);
  } catch {
    // The badge stays as this browser last saw the cart; the cart's own page says what is wrong.
  }
}
