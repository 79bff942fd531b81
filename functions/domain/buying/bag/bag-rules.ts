import { REFUSALS } from '#contract/calls/refusals.ts';
import { MAX_CART_ITEMS } from '#contract/shop/policy.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { cutNotice, orderable } from '../cart/index.ts';
import type { SkuToBuy } from '../cart/index.ts';

/** An item of a visitor's bag, as the browser sends it. */
export interface BagItem {
  skuId: number;
  size: string;
  quantity: number;
}

/** A line of the account's cart. */
export interface LineInCart {
  skuId: number;
  size: string;
  wantedQuantity: number;
}

type SkuOfBag = Pick<SkuToBuy, 'skuId' | 'skuSize' | 'available' | 'sellable' | 'taxBasisPoints'>;

/** The decision about an item of a bag. */
export interface MergedItem {
  item: BagItem;
  /** The size that the line of the cart has. */
  size: string;
  /** The quantity in the cart afterwards; 0 if the item cannot be in it. */
  quantity: number;
  /** Whether the cart has to change for it. */
  isChange: boolean;
  /** Why the item is missing or has a lower quantity; null if neither applies. */
  reason: string | null;
}

/** Returns the size of an item as a line stores it; undefined if the SKU does not have it. */
export function sizeOfItem(skuSize: string, size: string): string | undefined {
  const sizes = splitSizes(skuSize);
  if (size === '' && sizes.length <= 1) return sizes[0] ?? '';
  return sizes.includes(size) ? size : undefined;
}

/**
 * Decides how a visitor's bag is added to the account's cart. Of the same item the larger quantity counts, not the sum:
 * adding to the cart sets a quantity everywhere in the shop, and a shopper who chose an item on two devices wants it
 * once. So merging again changes nothing, and no line of the cart is reduced. Items that cannot be added have a reason.
 * @param bag in the order of the clicks; earlier items get the stock and the room first
 * @param skus the SKUs that shoppers may see
 */
export function mergeItems(
  bag: readonly BagItem[],
  cart: readonly LineInCart[],
  skus: readonly SkuOfBag[],
): MergedItem[] {
  const known = new Map(skus.map((sku) => [sku.skuId, sku]));
  const lines = cart.map(({ skuId, size, wantedQuantity }) => ({ skuId, size, quantity: wantedQuantity }));
  return bag.map((item) => {
    const left = (reason: string): MergedItem => ({ item, size: item.size, quantity: 0, isChange: false, reason });
    const sku = known.get(item.skuId);
    if (!sku) return left(REFUSALS.SKU_NOT_FOUND.text);
    const size = sizeOfItem(sku.skuSize, item.size);
    if (size === undefined) return left(REFUSALS.SIZE_UNKNOWN.text);

    const sameSku = lines.filter((line) => line.skuId === sku.skuId);
    const present = sameSku.find((line) => line.size === size);
    const others = sameSku.filter((line) => line !== present).reduce((sum, line) => sum + line.quantity, 0);
    const possible = Math.max(0, Math.min(item.quantity, orderable(sku) - others));
    const quantity = Math.max(possible, present?.quantity ?? 0);
    const reason = quantity >= item.quantity ? null : cutNotice(item.quantity, quantity);
    if (present) {
      const isChange = quantity > present.quantity;
      present.quantity = quantity;
      return { item, size, quantity, isChange, reason };
    }
    if (quantity === 0) return left(REFUSALS.OUT_OF_STOCK.text);
    if (lines.length >= MAX_CART_ITEMS) return left(REFUSALS.CART_FULL.text);
    lines.push({ skuId: sku.skuId, size, quantity });
    return { item, size, quantity, isChange: true, reason };
  });
}
