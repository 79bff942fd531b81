import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import type { NewReview, OwnReview } from '#contract/calls/reviews.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { categories, orderItems, orders, products, questions, reviews, sellers } from '../../../db/schema/index.ts';
import { insertedId, insertInto, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { useReviewPhotos } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import { ownReviewReads } from './list-reviews.ts';
import { reviewOf } from './review-shape.ts';

/** The newest delivered order in which a customer bought the product, and the size in it. */
const bought = (column: 'orders.id' | 'order_items.size', params: Params<{ productId: number; userId: number }>) =>
  sql`(SELECT ${sql.raw(column)} FROM orders
    JOIN order_items ON order_items.order_id = orders.id AND order_items.product_id = ${params.productId}
    JOIN consignment_items ON consignment_items.order_item_id = order_items.id
    JOIN consignments ON consignments.id = consignment_items.consignment_id AND consignments.status = 'DELIVERED'
    WHERE orders.user_id = ${params.userId} ORDER BY orders.placed_at DESC LIMIT 1)`;

/** A review by a buyer refers to the order that delivered the product. */
const insertReview = insertInto(reviews, (params: Params<{ productId: number; userId: number }>) => ({
  orderId: bought('orders.id', params),
  boughtSize: sql`nullif(${bought('order_items.size', params)}, '')`,
}));

const productToReview = statement((db, params: Params<{ productId: number; today: string }>) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(
      and(
        sql`${products.id} = ${params.productId}`,
        isNull(products.archivedAt),
        sql`${productIsShown(sql`${params.today}`)}`,
      ),
    ),
);

/** Returns the statement for a product that shoppers may see and review; no row if they may not. */
export function productIsReviewable({ now }: Pick<Shop, 'now'>, productId: number) {
  return productToReview({ productId, today: kolkataDay(now) });
}

/** A delivered order with the product of a question, of the customer who wants to answer it. */
export const boughtOrder = statement((db, params: Params<{ questionId: number; userId: number }>) =>
  db
    .select({ id: orders.id })
    .from(questions)
    .innerJoin(orderItems, eq(orderItems.productId, questions.productId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        sql`${questions.id} = ${params.questionId}`,
        sql`${orders.userId} = ${params.userId}`,
        sql`EXISTS (SELECT 1 FROM consignment_items JOIN consignments ON consignments.id = consignment_items.consignment_id
          WHERE consignment_items.order_item_id = ${orderItems.id} AND consignments.status = 'DELIVERED')`,
      ),
    )
    .limit(1),
);

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
 * Adds a customer's review of a product, at most one, and counts it in the product's rating.
 * @throws PRODUCT_NOT_FOUND, REVIEW_ALREADY_SUBMITTED, REVIEW_PHOTO_UNKNOWN
 */
export async function createReview(
  shop: Shop,
  { userId }: Pick<Customer, 'userId'>,
  productId: number,
  given: NewReview,
): Promise<OwnReview> {
  const own = { productId, userId };
  const [[product], [known]] = await shop.read(productIsReviewable(shop, productId), ownReviewReads(own)[0]);
  if (!product) refuse('PRODUCT_NOT_FOUND');
  if (known) refuse('REVIEW_ALREADY_SUBMITTED');
  const { reviewText, rating, images = [], looks = null, size = null, weight = null, plating = null } = given;
  const said = { rating, text: reviewText, looks, size, weight, plating };
  const written = await shop.write({
    rating: requireChange(countIn({ productId, rating }), 'PRODUCT_NOT_FOUND'),
    review: insertReview({ ...own, ...said, createdAt: shop.now, updatedAt: shop.now }),
    id: insertedId,
    photos: images.length === 0 ? [] : [useReviewPhotos(shop, own, images)],
    page: pageInvalidation(shop, { subject: 'product', subjectId: productId }),
    shown: ownReviewReads(own),
  });
  const [[row], replies, pictures] = written.shown;
  return reviewOf(row!, replies, pictures, []);
}

/** Returns a customer's own review of a product when the customer repeats the request. @throws REVIEW_NOT_FOUND */
export async function createdReview(shop: Shop, { userId }: Customer, productId: number): Promise<OwnReview> {
  const [[row], replies, pictures] = await shop.read(...ownReviewReads({ productId, userId }));
  if (!row) refuse('REVIEW_NOT_FOUND');
  return reviewOf(row, replies, pictures, []);
}
