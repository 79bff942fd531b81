import { persistentAtom } from '@nanostores/persistent';
import type { AddCartItem } from '../../api/wire.ts';
import { KEPT } from '../session/store.ts';

const json = { encode: JSON.stringify, decode: (text: string) => parse(text) };

function parse(text: string): AddCartItem | null {
  try {
    const item = JSON.parse(text) as Partial<AddCartItem> | null;
    return item && Number.isInteger(item.skuId) && Number.isInteger(item.quantity) ? (item as AddCartItem) : null;
  } catch {
    return null;
  }
}

/** What a visitor wanted to add before signing in: done as soon as they are. */
export const $pendingItem = persistentAtom<AddCartItem | null>(`${KEPT}pending-item`, null, json);

/** The one item of a direct purchase, on its way to the checkout. The cart is left alone. */
export const $buyNowItem = persistentAtom<AddCartItem | null>(`${KEPT}checkout`, null, json);
