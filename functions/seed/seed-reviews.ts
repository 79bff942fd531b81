import { createReview, replyToReview } from '../domain/reviews/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { PlannedReview } from './plan-reviews.ts';

const HOUR = 3_600_000;
/** When a seller answers, counted from the review. */
const REPLY_AFTER_HOURS = 20;

/** Lets the customers of the story say what they say, and the sellers answer. */
export async function seedReviews(
  shop: Shop,
  plans: readonly PlannedReview[],
  userIds: readonly number[],
  products: ReadonlyMap<string, { id: number; sellerUserId: number }>,
): Promise<void> {
  for (const { slug, customer, at, review } of plans.toSorted((one, other) => one.at - other.at)) {
    const product = products.get(slug)!;
    const then = { ...shop, now: at };
    const id = await createReview(then, userIds[customer]!, product.id, {
      reviewText: review.text,
      rating: review.stars,
    });
    const repliedAt = at + REPLY_AFTER_HOURS * HOUR;
    if (review.replied && repliedAt < shop.now) {
      await replyToReview(
        { ...shop, now: repliedAt },
        product.sellerUserId,
        { id, productId: product.id },
        review.replied,
      );
    }
  }
}
