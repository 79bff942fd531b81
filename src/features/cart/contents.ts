import { computed } from 'nanostores';
import { KEPT } from '#contract/shop/kept.ts';
import { listOf } from '../../storage/stored-value.ts';
import { storedAtom } from '../../storage/stored-atom.ts';
import { $session } from '../../storage/session.ts';

/** A line of the cart as this browser last saw it. */
export interface CartLine {
  skuId: number;
  size: string;
  quantity: number;
}

/**
 * What was in the cart when it was last seen: for the badge and for 'Update Cart', at once and on every page. The cart
 * itself is the server's.
 */
export const $cartContents = storedAtom(KEPT.cart, listOf(isLine));

/** Pieces in the cart. Staff have none, whatever a shopper left behind in this browser. */
export const $cartCount = computed([$cartContents, $session], (lines, { isStaff }) =>
  isStaff ? 0 : lines.reduce((sum, line) => sum + line.quantity, 0),
);

function isLine(line: unknown): line is CartLine {
  const { skuId, size, quantity } = (line ?? {}) as Partial<CartLine>;
  return Number.isInteger(skuId) && typeof size === 'string' && Number.isInteger(quantity);
}

/** Notes the cart as the server just showed it. */
export function noteCart(items: readonly { skuId: number; size: string; wantedQuantity: number }[]): void {
  $cartContents.set(items.map(({ skuId, size, wantedQuantity }) => ({ skuId, size, quantity: wantedQuantity })));
}

/** Notes one line that was added or changed. */
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
