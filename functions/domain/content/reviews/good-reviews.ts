import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ShownReview } from '#contract/pages/arranged.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { listing, products, reviews, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { holdsOn, isListed } from '../../discovery/product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { publicName } from './public-name.ts';

/** Reviews with fewer stars are on the product's page only, unless an editor chose them. */
const LEAST_STARS = 4;

/** Visible reviews of visible products: those with the given ids, or the newest good ones if there are none. */
const goodReviews = statement((db, params: Params<{ today: string; ids: string; limit: number }>) =>
  db
    .select({
      id: reviews.id,
      text: reviews.text,
      rating: reviews.rating,
      isVerified: sql<number>`${reviews.orderId} IS NOT NULL`,
      fullName: users.fullName,
      productName: products.name,
      translations: products.translations,
      productUrl: products.seoUrl,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(listing, and(eq(listing.productId, products.id), holdsOn(sql`${params.today}`)))
    .where(
      and(
        sql`(reviews.id IN (SELECT value FROM json_each(${params.ids}))
          OR (json_array_length(${params.ids}) = 0 AND ${reviews.rating} >= ${sql.raw(String(LEAST_STARS))}))`,
        eq(reviews.isHidden, false),
        isNull(reviews.archivedAt),
        isListed(sql`${params.today}`),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(params.limit),
);

/**
 * Returns reviews that shoppers see: the chosen ones in their order, or the newest good ones. One round trip.
 * @param ids the chosen reviews; empty for the newest good ones
 */
export async function readGoodReviews(shop: Shop, ids: readonly number[], limit: number): Promise<ShownReview[]> {
  const [rows] = await shop.read(goodReviews({ today: kolkataDay(shop.now), ids: JSON.stringify(ids), limit }));
  const inOrder = ids.length === 0 ? rows : ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return inOrder.map((row) => ({
    id: row.id,
    text: row.text,
    rating: row.rating,
    isVerified: row.isVerified === 1,
    by: publicName(row.fullName),
    product: { name: row.productName, seoUrl: row.productUrl, translations: row.translations },
  }));
}

/** The ids among these, a JSON list, of reviews that are neither hidden nor deleted. */
export const shownReviewIds = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        sql`${reviews.id} IN (SELECT value FROM json_each(${params.ids}))`,
        eq(reviews.isHidden, false),
        isNull(reviews.archivedAt),
      ),
    ),
);
