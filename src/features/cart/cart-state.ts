import { useCallback, useEffect, useState } from 'react';
import { deleteItem, getCart, updateItem } from '../../api/cart.ts';
import { wordsFor } from '../../api/client.ts';
import type { Cart } from '../../api/wire.ts';
import * as messages from '#contract/messages.ts';
import { noteCart } from './contents.ts';

/** The cart on screen: what the server last showed, and what is being changed. */
export interface CartState {
  cart: Cart | undefined;
  /** The item a change is under way for. */
  busyId: number | undefined;
  fault: string | undefined;
}

/** Reads the cart and changes it; every figure shown is the server's. */
export function useCart(isShopper: boolean) {
  const [state, setState] = useState<CartState>({ cart: undefined, busyId: undefined, fault: undefined });

  const reload = useCallback(async () => {
    try {
      const cart = await getCart();
      noteCart(cart.cartItems);
      setState((known) => ({ ...known, cart, busyId: undefined }));
    } catch (error) {
      setState((known) => ({
        ...known,
        busyId: undefined,
        fault: wordsFor(error, messages.CART_FETCH_FAILED),
      }));
    }
  }, []);

  useEffect(() => {
    if (isShopper) void reload();
  }, [isShopper, reload]);

  async function change(id: number, work: () => Promise<unknown>, failure: string) {
    setState((known) => ({ ...known, busyId: id, fault: undefined }));
    try {
      await work();
    } catch (error) {
      setState((known) => ({ ...known, fault: wordsFor(error, failure) }));
    }
    await reload();
  }

  return {
    ...state,
    reload: () => {
      setState((known) => ({ ...known, fault: undefined }));
      return reload();
    },
    setQuantity: (id: number, quantity: number) =>
      change(id, () => updateItem(id, quantity), messages.CART_QUANTITY_FAILED),
    remove: (id: number) => change(id, () => deleteItem(id), messages.CART_REMOVE_FAILED),
  };
}
