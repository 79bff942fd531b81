import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { Translated } from '#contract/shop/translations.ts';
import { categories, products, sellers } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import { mainPictureOf } from '../../files/media/index.ts';

const PRODUCT_COLUMNS = {
  id: products.id,
  name: products.name,
  translations: products.translations,
  seoUrl: products.seoUrl,
  imageKey: sql<string | null>`(SELECT media.key FROM skus showing
    JOIN media_uses ON media_uses.id = ${mainPictureOf(sql`showing.id`)}
    JOIN media ON media.id = media_uses.media_id
    WHERE showing.product_id = ${products.id} AND showing.archived_at IS NULL ORDER BY showing.position, showing.id LIMIT 1)`,
};
type Row = Translated<'name'> & { id: number; name: string; seoUrl: string; imageKey: string | null };

/** Returns the query for the products that shoppers see, among a subquery of ids in parentheses. */
export function shownAmong(db: Builder, ids: SQL, today: SQL) {
  return db
    .select(PRODUCT_COLUMNS)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(sql`${products.id} IN ${ids}`, isNull(products.archivedAt), productIsShown(today)));
}

/** Returns a product in the contract's shape, with a small picture. */
export function notifiedProduct({ imageKey, ...row }: Row) {
  return { ...row, imageUrl: imageKey && imageUrl(imageKey, 96, 'webp') };
}
