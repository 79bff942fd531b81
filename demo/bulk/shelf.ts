import { splitSizes } from '#contract/shop/sizes.ts';
import type { ListedProduct } from '../plan-orders.ts';
import { skusOf } from '../seed-product.ts';

/** From so many pieces on, a SKU's orders may be called off: what was sold to its last nobody gave back. */
const PLENTY = 3;

/**
 * What must be known of all goods while orders are planned: numbers by position, a few bytes a piece however many there
 * are. SKUs stand in the order of their products; who walks the same products again counts along.
 */
export interface Shelf {
  listedAt: number[];
  /** Where a product's SKUs begin; one entry more than products. */
  firstSku: number[];
  /** How often it is chosen, beside others; 0 for what cannot be ordered by cash on delivery. */
  popularity: number[];
  category: string[];
  style: string[];
  /** Selling price of each SKU. */
  paise: number[];
  /** The size of each that is ordered: of an adjustable piece the first it comes in. */
  size: string[];
  isPlenty: boolean[];
  /** Pieces of each SKU that orders take. */
  ordered: number[];
  /** Its id, once it is listed. */
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
