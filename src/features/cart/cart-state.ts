import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { addItem, deleteItem, getCart, saveItem, updateItem } from '../../api/cart.ts';
import { wordsFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import type { CartItem, SavedItem } from '../../api/wire.ts';
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
  /** What could not be done, and why. */
  fault: { failed: string; why: string } | undefined;
  /** What was done, for who does not see it happen. */
  done: string | undefined;
}

/** The change under way, and how the last one went. */
export const $cartChange = atom<CartChange>({ busyId: undefined, fault: undefined, done: undefined });

/** @param work brings what is to be said of it, where it has something to say */
async function change(id: number, failed: string, work: () => Promise<string | undefined>): Promise<void> {
  $cartChange.set({ busyId: id, fault: undefined, done: undefined });
  const ended: CartChange = { busyId: undefined, fault: undefined, done: undefined };
  try {
    ended.done = await work();
  } catch (error) {
    ended.fault = { failed, why: wordsFor(error) };
    $cartChange.set({ ...ended, busyId: id });
  }
  await loadCart();
  $cartChange.set(ended);
}

export const setQuantity = (id: number, quantity: number) =>
  change(id, messages.CART_QUANTITY_FAILED, async () => (await updateItem(id, quantity)).notice ?? undefined);

export const removeItem = ({ id, product }: CartItem) =>
  change(id, messages.CART_REMOVE_FAILED, async () => {
    await deleteItem(id);
    return `${product.name} is removed.`;
  });

export const saveForLater = ({ id, product }: CartItem) =>
  change(id, 'It could not be saved for later', async () => {
    await saveItem(id);
    return `${product.name} is saved for later.`;
  });

export const moveToCart = ({ id, skuId, size, wantedQuantity, product }: SavedItem) =>
  change(id, 'It could not be moved to the cart', async () => {
    const { notice } = await addItem({ skuId, size, quantity: wantedQuantity });
    return [`${product.name} is in your cart.`, notice].filter(Boolean).join(' ');
  });
