import { eq, sql } from 'drizzle-orm';
import { NewReview } from '#contract/calls/reviews.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { products, reviews } from '../../db/schema/index.ts';
import { insertedId, insertInto, requireChange, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';

/** A review of something the customer has in hand names the order that brought it. */
const insertReview = insertInto(reviews, (params: Params<{ productId: number; userId: number }>) => ({
  orderId: sql<number | null>`(SELECT orders.id FROM orders
    JOIN order_items ON order_items.order_id = orders.id AND order_items.product_id = ${params.productId}
    JOIN consignment_items ON consignment_items.order_item_id = order_items.id
    JOIN consignments ON consignments.id = consignment_items.consignment_id AND consignments.status = 'DELIVERED'
    WHERE orders.user_id = ${params.userId} ORDER BY orders.placed_at DESC LIMIT 1)`,
}));

const countIn = statement((db, params: Params<{ productId: number; rating: number }>) =>
  db
    .update(products)
    .set({
      reviewCount: sql`${products.reviewCount} + 1`,
      ratingSum: sql`${products.ratingSum} + ${params.rating}`,
    })
    .where(eq(products.id, params.productId)),
);

/**
 * Keeps a customer's review of a product, one each, and counts it into the product's rating.
 * @throws PRODUCT_NOT_FOUND, REVIEW_ALREADY_SUBMITTED; FIELDS_INVALID for a text or stars out of bounds
 */
export async function createReview(
  shop: Shop,
  userId: number,
  productId: number,
  given: { reviewText: string; rating: number },
): Promise<number> {
  const read = NewReview.safeParse(given);
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }): [string, string] => [path.join('.'), message]);
    return refuse('FIELDS_INVALID', { fields: Object.fromEntries(fields) });
  }
  const { reviewText, rating } = read.data;
  const { id } = await shop.write({
    rating: requireChange(countIn({ productId, rating }), 'PRODUCT_NOT_FOUND'),
    review: insertReview({ productId, userId, rating, text: reviewText, createdAt: shop.now, updatedAt: shop.now }),
    id: insertedId,
    page: pageInvalidation(shop, { subject: 'product', subjectId: productId }),
  });
  return id;
}
