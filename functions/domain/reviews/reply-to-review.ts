import { reviewReplies } from '../../db/schema/index.ts';
import { insertedId, insertInto } from '../../db/statement.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';

const insertReply = insertInto(reviewReplies);

/** Keeps an answer to a review of a product, by its seller or an admin. Returns its id. */
export async function replyToReview(
  shop: Shop,
  userId: number,
  review: { id: number; productId: number },
  text: string,
): Promise<number> {
  const [, id] = await shop.write(
    insertReply({ reviewId: review.id, userId, text, createdAt: shop.now, updatedAt: shop.now }),
    insertedId,
    pageInvalidation(shop, { subject: 'product', subjectId: review.productId }),
  );
  return id;
}
