import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Product } from '#contract/calls/products.ts';
import { refuse } from '#contract/calls/refusals.ts';
import {
  categories,
  inventory,
  media,
  mediaUses,
  products,
  redirects,
  sellers,
  skus,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, posters } from '../../files/media/index.ts';
import { currentMarks } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { SKU_COLUMNS } from '../skus/index.ts';
import { PRODUCT_COLUMNS, productOf } from './product-shape.ts';
import { productIsShown } from '../visibility/index.ts';

/** A product by seoUrl or by id. A seoUrl always contains a letter, so the two cannot be confused. */
interface Asked {
  seoUrl: string;
  id: number;
}

const isAsked = (params: Params<Asked>) =>
  sql`(${products.seoUrl} = ${params.seoUrl} OR ${products.id} = ${params.id})`;

const productAsked = statement((db, params: Params<Asked & { today: string }>) =>
  db
    .select({
      ...PRODUCT_COLUMNS,
      shown: sql<number>`${productIsShown(sql`${params.today}`)}`,
      wasShown: products.wasShown,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(isAsked(params), isNull(products.archivedAt))),
);

const idAsked = (params: Params<Asked>) => sql`(SELECT ${products.id} FROM ${products} WHERE ${isAsked(params)})`;

const skusAsked = statement((db, params: Params<Asked & { today: string }>) =>
  db
    .select(SKU_COLUMNS)
    .from(skus)
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        sql`${skus.productId} = ${idAsked(params)}`,
        isNull(skus.archivedAt),
        sql`(${skus.endOn} IS NULL OR ${skus.endOn} >= ${params.today})`,
      ),
    )
    .orderBy(asc(skus.position), asc(skus.id)),
);

const mediaAsked = statement((db, params: Params<Asked>) =>
  db
    .select(MEDIA_COLUMNS)
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(
      sql`(${mediaUses.subject} = 'product' AND ${mediaUses.subjectId} = ${idAsked(params)})
        OR (${mediaUses.subject} = 'sku' AND ${mediaUses.subjectId} IN (
          SELECT ${skus.id} FROM ${skus} WHERE ${skus.productId} = ${idAsked(params)}))`,
    )
    .orderBy(...inMediaOrder),
);

const redirectAsked = statement((db, params: Params<{ seoUrl: string }>) =>
  db
    .select({ seoUrl: products.seoUrl })
    .from(redirects)
    .innerJoin(products, eq(products.id, redirects.subjectId))
    .where(and(eq(redirects.kind, 'product'), eq(redirects.fromSeoUrl, params.seoUrl), eq(products.wasShown, true))),
);

/** Returns the statements that read a product with its SKUs and files, visible or not. */
export const storedProduct = (input: Asked, today: Day) =>
  [productAsked({ ...input, today }), skusAsked({ ...input, today }), mediaAsked(input)] as const;

/** The result of looking up the address of a product page. */
export type FoundProduct =
  | { outcome: 'shown'; product: Product }
  /** Shoppers could see it before but not now: it is no longer sold, is hidden, or its seller is away. */
  | { outcome: 'withdrawn'; product: Product }
  /** Shoppers could never see it, so for them it does not exist. */
  | { outcome: 'unseen'; product: Product }
  | { outcome: 'moved'; seoUrl: string }
  | { outcome: 'unknown' };

/** Looks up the address `/product/{seoUrlOrId}` and returns the outcome. */
export async function findProduct(shop: Shop, seoUrlOrId: string): Promise<FoundProduct> {
  const today = kolkataDay(shop.now);
  const input = /^\d{1,15}$/.test(seoUrlOrId) ? { seoUrl: '', id: Number(seoUrlOrId) } : { seoUrl: seoUrlOrId, id: 0 };
  const [marks, [moved], [row], skuRows, mediaRows] = await shop.read(
    currentMarks(),
    redirectAsked({ seoUrl: input.seoUrl }),
    ...storedProduct(input, today),
  );
  if (!row) return moved ? { outcome: 'moved', seoUrl: moved.seoUrl } : { outcome: 'unknown' };
  const product = productOf(row, skuRows, mediaRows, { today, marks });
  return { outcome: row.shown ? 'shown' : row.wasShown ? 'withdrawn' : 'unseen', product };
}

/**
 * Returns a product for the public call. Staff also see their own products while shoppers do not.
 * @throws PRODUCT_NOT_FOUND
 */
export async function readProduct(shop: Shop, viewer: Actor, seoUrlOrId: string): Promise<Product> {
  const found = await findProduct(shop, seoUrlOrId);
  if (found.outcome === 'shown') return found.product;
  if (found.outcome === 'withdrawn' || found.outcome === 'unseen') {
    const isOwn = viewer.kind === 'seller' && viewer.sellerId === found.product.seller.id;
    if (isOwn || viewer.kind === 'admin') return found.product;
  }
  refuse('PRODUCT_NOT_FOUND');
}
