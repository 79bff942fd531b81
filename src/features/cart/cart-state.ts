import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { deleteItem, getCart, updateItem } from '../../api/cart.ts';
import { wordsFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { noteCart } from './contents.ts';

/** The cart as the server last showed it: every figure is the server's. */
export const {
  $answer: $cart,
  load: loadCart,
  write: writeCart,
} = serverState(async () => {
  const cart = await getCart({ pinCode: $deliveryPin.get() });
  noteCart(cart.cartItems);
  return cart;
}, messages.CART_FETCH_FAILED);

interface CartChange {
  /** The item a change is under way for. */
  busyId: number | undefined;
  fault: string | undefined;
}

/** The change under way, and why the last one failed. */
export const $cartChange = atom<CartChange>({ busyId: undefined, fault: undefined });

async function change(id: number, work: () => Promise<unknown>, failure: string): Promise<void> {
  $cartChange.set({ busyId: id, fault: undefined });
  let fault: string | undefined;
  try {
    await work();
  } catch (error) {
    fault = wordsFor(error, failure);
    $cartChange.set({ busyId: id, fault });
  }
  await loadCart();
  $cartChange.set({ busyId: undefined, fault });
}

export const setQuantity = (id: number, quantity: number) =>
  change(id, () => updateItem(id, quantity), messages.CART_QUANTITY_FAILED);

export const removeItem = (id: number) => change(id, () => deleteItem(id), messages.CART_REMOVE_FAILED);
