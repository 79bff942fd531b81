import { KEPT } from '#contract/shop/kept.ts';
import type { AddCartItem } from '../../api/wire.ts';
import { storedAtom } from '../../storage/stored-atom.ts';

function readItem(found: unknown): AddCartItem | null {
  const item = (found ?? {}) as Partial<AddCartItem>;
  return Number.isInteger(item.skuId) && Number.isInteger(item.quantity) ? (item as AddCartItem) : null;
}

/** The item of a direct purchase. The cart does not change. */
export const $buyNowItem = storedAtom(KEPT.buyNowItem, readItem);
