import type { Customer } from '#contract/calls/actor.ts';
import type { MergeBag, MergedBag } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { cartLines, productsOfSkus, raiseItem, skusToBuy } from '../cart/index.ts';
import type { Delivery, SkuToBuy } from '../cart/index.ts';
import type { Shop } from '../../shop.ts';
import { productIds, putProduct } from '../wishlist/index.ts';
import { mergeItems } from './bag-rules.ts';
import type { MergedItem } from './bag-rules.ts';

/**
 * Adds a visitor's bag to the cart and the wishlist of the account, by the rules of `mergeItems`. An item that cannot be
 * in the cart is put on the wishlist instead, if its product is still shown there.
 */
export async function mergeBag(shop: Shop, customer: Customer, bag: MergeBag): Promise<MergedBag> {
  const { userId } = customer;
  const { lines, skus, products } = await shop.read(bagReads(shop, customer, bag));
  const merged = mergeItems(bag.items, lines, skus);
  const productOf = new Map(products.map(({ skuId, productId }) => [skuId, productId]));
  const listed = new Set([...bag.productIds, ...merged.flatMap((item) => productLeft(item, productOf) ?? [])]);
  const { now } = shop;
  const { onList } = await shop.write({
    raised: merged
      .filter(({ isChange }) => isChange)
      .map(({ item: { skuId }, size, quantity }) => raiseItem({ userId, skuId, size, quantity, now })),
    listed: [...listed].map((productId) => putProduct({ userId, productId, today: kolkataDay(now), now })),
    onList: productIds({ userId }),
  });
  return mergedBag(bag, merged, { skus, productOf, onList });
}

/** Returns the answer of `mergeBag` to a repeated request. It changes nothing. */
export async function mergedBefore(shop: Shop, customer: Customer, bag: MergeBag): Promise<MergedBag> {
  const { lines, skus, products, onList } = await shop.read({
    ...bagReads(shop, customer, bag),
    onList: productIds({ userId: customer.userId }),
  });
  const productOf = new Map(products.map(({ skuId, productId }) => [skuId, productId]));
  return mergedBag(bag, mergeItems(bag.items, lines, skus), { skus, productOf, onList });
}

function bagReads(shop: Shop, { userId }: Customer, { items }: MergeBag) {
  const delivery: Delivery = { userId, to: 'unknown', today: kolkataDay(shop.now) };
  const skuIds = items.map(({ skuId }) => skuId);
  return {
    lines: cartLines(delivery),
    skus: skusToBuy({ ...delivery, skuIds }),
    products: productsOfSkus(skuIds),
  };
}

/** Returns the product of an item that cannot be in the cart, for the wishlist. */
function productLeft({ item, quantity }: MergedItem, productOf: ReadonlyMap<number, number>): number | undefined {
  return quantity === 0 ? productOf.get(item.skuId) : undefined;
}

function mergedBag(
  bag: MergeBag,
  merged: readonly MergedItem[],
  rows: { skus: readonly SkuToBuy[]; productOf: ReadonlyMap<number, number>; onList: readonly { id: number }[] },
): MergedBag {
  const prices = new Map(rows.skus.map(({ skuId, unitSellingPaise }) => [skuId, unitSellingPaise]));
  const onList = new Set(rows.onList.map(({ id }) => id));
  return {
    items: merged.map((each) => {
      const { item, quantity, reason } = each;
      const left = productLeft(each, rows.productOf);
      return {
        skuId: item.skuId,
        size: item.size,
        quantity,
        unitSellingPrice: prices.get(item.skuId) ?? null,
        reason,
        isOnWishlist: left !== undefined && onList.has(left),
      };
    }),
    productIds: [...onList],
    unlisted: bag.productIds.filter((id) => !onList.has(id)),
  };
}
