import { splitSizes } from '#contract/shop/sizes.ts';
import type { ListedProduct } from '../plan-orders.ts';
import { skusOf } from '../seed-product.ts';

/** From this many pieces on, a SKU's orders may be cancelled. A sold-out SKU has no cancelled orders. */
const PLENTY = 3;

/**
 * The data of all goods for planning orders: numbers by position, a few bytes per product for any number of them. SKUs
 * are in the order of their products. A second pass over the same products uses the same positions.
 */
export interface Shelf {
  listedAt: number[];
  /** The position of a product's first SKU; one entry more than products. */
  firstSku: number[];
  /** The weight of a product in the choice; 0 for a product without cash on delivery. */
  popularity: number[];
  category: string[];
  style: string[];
  /** The selling price of each SKU. */
  paise: number[];
  /** The ordered size of each SKU: the first one of an adjustable product. */
  size: string[];
  isPlenty: boolean[];
  /** The number of pieces of each SKU that orders take. */
  ordered: number[];
  /** Its id, after it is listed. */
  skuId: number[];
}

export function newShelf(): Shelf {
  return {
    listedAt: [],
    firstSku: [0],
    popularity: [],
    category: [],
    style: [],
    paise: [],
    size: [],
    isPlenty: [],
    ordered: [],
    skuId: [],
  };
}

export function putOnShelf(shelf: Shelf, { product, listedAt }: ListedProduct): void {
  const isOrdered = !product.hidden && product.preOrderDays === undefined && product.codAllowed !== false;
  shelf.listedAt.push(listedAt);
  shelf.popularity.push(isOrdered ? popularityOf(product.featured ?? 0, product.price) : 0);
  shelf.category.push(product.category);
  shelf.style.push(product.attributes.style);
  for (const { row } of skusOf(product)) {
    shelf.paise.push(row.sellingPaise);
    shelf.size.push(splitSizes(row.size)[0] ?? '');
    shelf.isPlenty.push(row.quantity > PLENTY);
    shelf.ordered.push(0);
    shelf.skuId.push(0);
  }
  shelf.firstSku.push(shelf.paise.length);
}

/** At most 130. */
const popularityOf = (featured: number, price: number) => 5 + Math.min(100, featured) + (price < 600 ? 25 : 0);
export const MOST_POPULAR = 130;
