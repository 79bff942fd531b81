import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { VISITOR } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Product } from '#contract/calls/products.ts';
import { categories, products, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { listProducts } from '../product-list/index.ts';
import { fromChosen } from '../../catalogue/products/index.ts';
import type { Shop } from '../../shop.ts';
import { completeTheLook, moreFromSeller, moreLikeThis } from './likeness.ts';

/** Candidates of each category or style are its top products only; the others would not be chosen for any page. */
export const FOREMOST = 60;
const BOUGHT_TOGETHER = 20;

/** The related products on a product's page. */
export interface Related {
  moreLikeThis: Product[];
  completeTheLook: Product[];
  moreFromSeller: Product[];
}

const NOTHING: Related = { moreLikeThis: [], completeTheLook: [], moreFromSeller: [] };

/**
 * Returns the product at an address and all candidates for its page, without reading the product first. Empty if there
 * is no such product.
 */
export async function relatedCandidates(shop: Shop, seoUrl: string): Promise<RelatedCandidate[]> {
  const [candidates] = await shop.read(candidatesFor({ seoUrl, today: kolkataDay(shop.now) }));
  return candidates;
}

export type RelatedCandidate = ReturnType<ReturnType<typeof candidatesFor>['read']>[number];

/**
 * Returns alternatives to a product, products worn with it, and others of its seller: visible products in stock. One
 * round trip.
 */
export async function relatedProducts(
  shop: Shop,
  productId: number,
  candidates: readonly RelatedCandidate[],
): Promise<Related> {
  const own = candidates.find(({ id }) => id === productId);
  if (!own) return NOTHING;
  const inStock = candidates.filter(({ available }) => available);
  const alike = moreLikeThis(own, inStock);
  const look = completeTheLook(own, inStock);
  const ofSeller = moreFromSeller(own, inStock, [...alike, ...look]);
  const ids = [...alike, ...look, ...ofSeller];
  if (ids.length === 0) return NOTHING;
  const { products: found } = await listProducts(shop, VISITOR, { ids, offset: 0, limit: ids.length });
  const inOrder = (options: number[]) => options.flatMap((id) => found.find((other) => other.id === id) ?? []);
  return { moreLikeThis: inOrder(alike), completeTheLook: inOrder(look), moreFromSeller: inOrder(ofSeller) };
}

/** The product itself, and all candidates for its page. */
const candidatesFor = statement((db, { seoUrl, today }: Params<{ seoUrl: string; today: Day }>) => {
  const id = sql`(SELECT id FROM products WHERE seo_url = ${seoUrl})`;
  const own = sql`(SELECT category_id FROM products WHERE seo_url = ${seoUrl})`;
  const style = sql`(SELECT style FROM products WHERE seo_url = ${seoUrl})`;
  const top = (condition: SQL) =>
    sql`SELECT id FROM (SELECT id FROM products WHERE ${condition} AND archived_at IS NULL
      ORDER BY featured_rank DESC, id LIMIT ${sql.raw(String(FOREMOST))})`;
  const ids = sql`(SELECT ${id}
    UNION ${top(sql`category_id = ${own}`)}
    UNION ${top(sql`style = ${style} AND style != ''`)}
    UNION SELECT other_id FROM (SELECT other_id FROM bought_together WHERE product_id = ${id}
      ORDER BY orders DESC, other_id LIMIT ${sql.raw(String(BOUGHT_TOGETHER))}))`;
  return fromChosen(
    db,
    { viewer: VISITOR, today: sql`${today}`, ids },
    {
      id: products.id,
      categoryId: products.categoryId,
      sellerId: products.sellerId,
      family: categories.family,
      attributes: products.attributes,
      paise: skus.sellingPaise,
      available: sql<number>`coalesce((SELECT quantity - reserved_quantity FROM inventory WHERE sku_id = ${skus.id}), 0) > 0`,
      boughtTogether: sql<number>`coalesce((SELECT orders FROM bought_together
        WHERE product_id = ${id} AND other_id = ${products.id}), 0)`,
    },
  );
});
