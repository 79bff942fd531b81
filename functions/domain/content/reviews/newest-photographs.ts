import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CustomerPhotograph } from '#contract/pages/arranged.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { listing, media, mediaUses, products, reviews, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isPosterOfMedia, MEDIA_COLUMNS, mediaItem, posters } from '../../files/media/index.ts';
import { holdsOn, isListed } from '../../discovery/product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { publicName } from './public-name.ts';

/** Photographs of reviews with fewer stars mostly show a fault, so they appear only with their review. */
const LEAST_STARS = 4;

/** The first picture of each visible review with pictures, of a visible product, newest first. */
const photographs = statement((db, params: Params<{ today: string; limit: number }>) =>
  db
    .select({
      ...MEDIA_COLUMNS,
      rating: reviews.rating,
      fullName: users.fullName,
      productName: products.name,
      translations: products.translations,
      productUrl: products.seoUrl,
    })
    .from(mediaUses)
    .innerJoin(reviews, eq(reviews.id, mediaUses.subjectId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(listing, and(eq(listing.productId, products.id), holdsOn(sql`${params.today}`)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(
      and(
        eq(mediaUses.subject, 'review'),
        eq(mediaUses.position, 0),
        sql`${reviews.rating} >= ${sql.raw(String(LEAST_STARS))}`,
        eq(reviews.isHidden, false),
        isNull(reviews.archivedAt),
        isListed(sql`${params.today}`),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(params.limit),
);

/** Returns recent customer photographs of well-rated products. One round trip. */
export async function newestPhotographs(shop: Shop, limit: number): Promise<CustomerPhotograph[]> {
  const [rows] = await shop.read(photographs({ today: kolkataDay(shop.now), limit }));
  return rows.map((row) => ({
    picture: mediaItem(row),
    rating: row.rating,
    by: publicName(row.fullName),
    product: { name: row.productName, seoUrl: row.productUrl, translations: row.translations },
  }));
}
