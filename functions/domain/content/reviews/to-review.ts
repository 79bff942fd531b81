import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import type { ToReview } from '#contract/calls/account.ts';
import { orders, products } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** More products than a customer looks through. */
const MOST = 50;

/** Products a customer received and has not reviewed, newest delivery first, without removed products. */
const rowsToReview = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({
      productId: sql<number>`products.id`,
      name: sql<string>`products.name`,
      translations: sql`products.translations`.mapWith(products.translations) as SQL<
        typeof products.$inferSelect.translations
      >,
      seoUrl: sql<string>`products.seo_url`,
      deliveredAt: sql<number>`max(part.delivered_at)`,
      pictureKey: sql<string | null>`(SELECT file.key FROM media_uses used JOIN media file ON file.id = used.media_id
        WHERE used.subject = 'product' AND used.subject_id = products.id AND file.media_type = 'IMAGE' AND file.is_public
        ORDER BY used.position, used.id LIMIT 1)`,
    })
    .from(orders)
    .innerJoin(sql`consignments part`, sql`part.order_id = ${orders.id} AND part.status = 'DELIVERED'`)
    .innerJoin(sql`consignment_items piece`, sql`piece.consignment_id = part.id`)
    .innerJoin(sql`order_items line`, sql`line.id = piece.order_item_id`)
    .innerJoin(
      sql`products`,
      sql`products.id = line.product_id AND products.archived_at IS NULL AND products.is_visible AND products.is_active`,
    )
    .where(
      sql`${orders.userId} = ${params.userId} AND part.delivered_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM reviews
        WHERE reviews.product_id = products.id AND reviews.user_id = ${params.userId})`,
    )
    .groupBy(sql`products.id`)
    .orderBy(sql`max(part.delivered_at) DESC`)
    .limit(MOST),
);

/** Returns the products a customer received and can still review. */
export async function listToReview(shop: Shop, { userId }: Customer): Promise<ToReview[]> {
  const [rows] = await shop.read(rowsToReview({ userId }));
  return rows;
}
