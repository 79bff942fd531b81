import { computed } from 'nanostores';
import { KEPT } from '#contract/shop/kept.ts';
import { listOf } from '../../storage/stored-value.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { $session } from '../../storage/session.ts';
import { $bag } from './bag.ts';

/** A line of the cart as this browser last received it. */
export interface CartLine {
  skuId: number;
  size: string;
  quantity: number;
}

/**
 * The last known contents of the cart, for the badge and for 'Update Cart' on every page without a request. The server
 * has the cart itself.
 */
export const $cartContents = storedAtom(KEPT.cart, listOf(isLine));

/**
 * The lines of the cart, and those of a bag that is not in it yet. Staff have none, whatever a shopper left in this
 * browser.
 */
export const $cartLines = computed(
  [$cartContents, $bag, $session],
  (lines, { items }, { isStaff }): readonly CartLine[] => {
    if (isStaff) return [];
    const isInCart = ({ skuId, size }: CartLine) => lines.some((line) => line.skuId === skuId && line.size === size);
    return [...lines, ...items.filter((item) => !isInCart(item))];
  },
);

/** The number of pieces in the cart. */
export const $cartCount = computed($cartLines, (lines) => lines.reduce((sum, line) => sum + line.quantity, 0));

function isLine(line: unknown): line is CartLine {
  const { skuId, size, quantity } = (line ?? {}) as Partial<CartLine>;
  return Number.isInteger(skuId) && typeof size === 'string' && Number.isInteger(quantity);
}

/** Stores the contents of a cart that the server returned. */
export function noteCart(items: readonly { skuId: number; size: string; wantedQuantity: number }[]): void {
  $cartContents.set(items.map(({ skuId, size, wantedQuantity }) => ({ skuId, size, quantity: wantedQuantity })));
}

/** Stores one added or changed line. */
export function noteItem({
  skuId,
  size,
  wantedQuantity,
}: {
  skuId: number;
  size: string;
  wantedQuantity: number;
}): void {
  const others = $cartContents.get().filter((line) => line.skuId !== skuId || line.size !== size);
  $cartContents.set([...others, { skuId, size, quantity: wantedQuantity }]);
}
