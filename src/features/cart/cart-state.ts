import { atom } from 'nanostores';
import * as messages from '#contract/messages.ts';
import { addItem, deleteItem, getCart, saveItem, updateItem } from '../../api/cart.ts';
import { addToWishlist } from '../../api/wishlist.ts';
import { messageFor } from '../../api/client.ts';
import { serverState } from '../../api/server-state.ts';
import type { CartItem, SavedItem } from '../../api/wire.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
import { toast } from '../../ui/toasts.ts';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { noteProduct } from '../wishlist/contents.ts';
import { noteCart } from './contents.ts';
import { sendBag } from './send-bag.ts';

/** The cart as the server last returned it: every amount is the server's. */
export const {
  $answer: $cart,
  load: loadCart,
  write: writeCart,
} = serverState(async () => {
  // A bag that could not be added at the sign-in.
  await sendBag();
  const cart = await getCart({ pinCode: $deliveryPin.get() });
  noteCart(cart.cartItems);
  return cart;
}, messages.CART_FETCH_FAILED);

interface CartChange {
  /** The item of a pending change. */
  busyId: number | undefined;
  /** What failed, and why. */
  error: { failed: string; why: string } | undefined;
  /** What was done, for screen readers. */
  done: string | undefined;
}

/** The pending change, and the result of the last one. */
export const $cartChange = atom<CartChange>({ busyId: undefined, error: undefined, done: undefined });

/** @param work returns the message to announce, if any */
async function change(id: number, failed: string, work: () => Promise<string | undefined>): Promise<void> {
  $cartChange.set({ busyId: id, error: undefined, done: undefined });
  const ended: CartChange = { busyId: undefined, error: undefined, done: undefined };
  try {
    ended.done = await work();
  } catch (error) {
    ended.error = { failed, why: messageFor(error) };
    $cartChange.set({ ...ended, busyId: id });
  }
  await loadCart();
  $cartChange.set(ended);
}

export const setQuantity = (id: number, quantity: number) =>
  change(id, messages.CART_QUANTITY_FAILED, async () => (await updateItem(id, quantity)).notice ?? undefined);

export const removeItem = (item: CartItem) =>
  change(item.id, messages.CART_REMOVE_FAILED, async () => {
    await deleteItem(item.id);
    toast(said('Removed.'), { action: { label: said('Undo'), of: item.product.name, run: () => void putBack(item) } });
    return said('{name} is removed.', { name: item.product.name });
  });

/** Puts an item back where it was just removed from: the cart or the saved items. */
const putBack = (item: CartItem | SavedItem) =>
  change(item.id, messages.CART_ADD_FAILED, async () => {
    const { skuId, size, wantedQuantity, product } = item;
    const { id, notice } = await addItem({ skuId, size, quantity: wantedQuantity });
    if ('savedUnitPrice' in item) {
      await saveItem(id);
      return said('{name} is saved for later again.', { name: product.name });
    }
    return [said('{name} is in your cart again.', { name: product.name }), notice && saidAny(notice)]
      .filter(Boolean)
      .join(' ');
  });

export const saveForLater = ({ id, product }: CartItem) =>
  change(id, 'It could not be saved for later', async () => {
    await saveItem(id);
    return said('{name} is saved for later.', { name: product.name });
  });

/** Moves a saved item to the wishlist. */
export const moveToWishlist = ({ id, product }: SavedItem) =>
  change(id, messages.WISHLIST_ADD_FAILED, async () => {
    await addToWishlist(product.id);
    await deleteItem(id);
    noteProduct(product.id, true);
    return said('{name} is in your wishlist.', { name: product.name });
  });

export const moveToCart = ({ id, skuId, size, wantedQuantity, product }: SavedItem) =>
  change(id, 'It could not be moved to the cart', async () => {
    const { notice } = await addItem({ skuId, size, quantity: wantedQuantity });
    return [said('{name} is in your cart.', { name: product.name }), notice && saidAny(notice)]
      .filter(Boolean)
      .join(' ');
  });
