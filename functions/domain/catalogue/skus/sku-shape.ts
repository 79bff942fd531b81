import { sql } from 'drizzle-orm';
import type { Day } from '#contract/shop/dates.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { discountPercent } from '#contract/shop/money.ts';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import type { Sku, SkuStatus } from '#contract/calls/skus.ts';
import { products, skus } from '../../../db/schema/index.ts';
import { availableQuantity } from '../inventory/index.ts';

/** The columns that `skuOf` needs. Join `inventory`. */
export const SKU_COLUMNS = {
  id: skus.id,
  productId: skus.productId,
  name: skus.name,
  code: skus.code,
  color: skus.color,
  size: skus.size,
  weightGrams: skus.weightGrams,
  mrpPaise: skus.mrpPaise,
  sellingPaise: skus.sellingPaise,
  taxCategory: skus.taxCategory,
  startOn: skus.startOn,
  endOn: skus.endOn,
  // A subquery, not a join, so that lists of SKUs still use their own index.
  productStartOn: sql<Day | null>`(SELECT ${products.startOn} FROM ${products} WHERE ${products.id} = ${skus.productId})`,
  available: availableQuantity,
};

export interface SkuRow {
  id: number;
  productId: number;
  name: string;
  code: string;
  color: string;
  size: string;
  weightGrams: number;
  mrpPaise: number;
  sellingPaise: number;
  taxCategory: Sku['taxCategory'];
  startOn: Day | null;
  endOn: Day | null;
  /** The first day its product is sold. */
  productStartOn: Day | null;
  available: number;
}

/**
 * Returns a SKU's status, which follows from the day, the stock and the price. A SKU is upcoming as long as its product
 * is: it can be pre-ordered and is sent from that day.
 */
export function skuStatus(
  row: Pick<SkuRow, 'startOn' | 'endOn' | 'productStartOn' | 'available' | 'mrpPaise' | 'sellingPaise'>,
  today: Day,
): SkuStatus {
  if (row.endOn !== null && row.endOn < today) return 'DISCONTINUED';
  if ([row.startOn, row.productStartOn].some((day) => day !== null && day > today)) return 'UPCOMING';
  if (row.available === 0) return 'OUT_OF_STOCK';
  return row.sellingPaise < row.mrpPaise ? 'ON_SALE' : 'ACTIVE';
}

/** Returns a SKU in the contract's shape. The available quantity is capped at the most that one order may contain. */
export function skuOf(row: SkuRow, mediaList: MediaItem[], today: Day): Sku {
  return {
    id: row.id,
    productId: row.productId,
    name: row.name,
    skuCode: row.code,
    code: row.code,
    color: row.color,
    size: row.size,
    weight: row.weightGrams / 1000,
    mrpPrice: row.mrpPaise,
    sellingPrice: row.sellingPaise,
    discountPrice: row.mrpPaise - row.sellingPaise,
    discountPercentage: discountPercent(row.mrpPaise, row.sellingPaise),
    inStock: row.available > 0,
    status: skuStatus(row, today),
    taxCategory: row.taxCategory,
    startDate: row.startOn,
    endDate: row.endOn,
    inventory: { availableQuantity: Math.min(row.available, MAX_QUANTITY) },
    mediaList,
  };
}
