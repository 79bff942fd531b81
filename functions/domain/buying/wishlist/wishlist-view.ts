import type { Wishlist, WishlistProduct } from '#contract/calls/wishlist.ts';
import type { Day } from '#contract/shop/dates.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { skuOf } from '../../catalogue/skus/index.ts';
import type { SkuRow } from '../../catalogue/skus/index.ts';
import type { ItemRow } from './statements.ts';

/** Returns a wishlist in the contract's shape. */
export function wishlistOf(
  userId: number,
  rows: { items: ItemRow[]; skus: SkuRow[]; pictures: MediaRow[] },
  today: Day,
): Wishlist {
  const skusOf = Map.groupBy(rows.skus, ({ productId }) => productId);
  const picturesOf = Map.groupBy(rows.pictures, ({ subjectId }) => subjectId);
  return {
    id: userId,
    user: { id: userId },
    products: rows.items.map((item) => {
      const own = skusOf.get(item.id) ?? [];
      return wishlistProduct(item, own, (skuId) => picturesOf.get(skuId) ?? [], today);
    }),
  };
}

/** A product that is no longer sold keeps only its name and picture. */
function wishlistProduct(
  item: ItemRow,
  skuRows: readonly SkuRow[],
  picturesOf: (skuId: number) => MediaRow[],
  today: Day,
): WishlistProduct {
  const isSold = item.isShown === 1 && skuRows.length > 0;
  const skus = isSold ? skuRows.map((sku) => skuOf(sku, [], today)) : [];
  const inStock = skus.some((sku) => sku.inStock);
  const added = skus.find(({ id }) => id === item.addedSkuId);
  const shown = added && (added.inStock || !inStock) ? added : (skus.find((sku) => sku.inStock) ?? skus[0]);
  return {
    id: item.id,
    name: item.name,
    translations: item.translations,
    seoUrl: item.seoUrl,
    brand: item.brand,
    sizeSystem: item.sizeSystem,
    seller: { sellerName: item.sellerName },
    isSold,
    isPreOrder: item.startOn !== null && item.startOn > today,
    inStock,
    isBackInStock: inStock && !item.wasInStock,
    price: shown?.sellingPrice ?? null,
    mrpPrice: shown?.mrpPrice ?? null,
    discount: shown ? discountPercent(shown.mrpPrice, shown.sellingPrice) : 0,
    addedPrice: item.addedPaise,
    priceDrop: shown && shown === added ? Math.max(0, item.addedPaise - shown.sellingPrice) : 0,
    addedAt: item.addedAt,
    skus,
    mediaList: picturesOf(shown?.id ?? item.addedSkuId)
      .slice(0, 1)
      .map(mediaItem),
  };
}
