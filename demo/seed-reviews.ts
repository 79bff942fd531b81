import { createReview, replyToReview } from '#functions/domain/reviews/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { MediaFiles } from '#functions/providers/media/media.ts';
import type { SeedPicture } from './pictures.ts';
import type { PlannedReview } from './plan-reviews.ts';
import { seedReviewPicture } from './seed-pictures.ts';
import type { SeedReview } from './reviews/review.ts';

const HOUR = 3_600_000;
/** When a seller answers, counted from the review. */
const REPLY_AFTER_HOURS = 20;

/**
 * Lets the customers of the story say what they say, some with a picture, and the sellers answer.
 * @param snapshots customers' pictures, by the product they show
 */
export async function seedReviews(
  shop: Shop,
  media: MediaFiles,
  plans: readonly PlannedReview[],
  userIds: readonly number[],
  products: ReadonlyMap<string, { id: number; sellerUserId: number }>,
  snapshots: ReadonlyMap<string, SeedPicture>,
): Promise<void> {
  const left = new Map(snapshots);
  for (const { slug, customer, at, review } of plans.toSorted((one, other) => one.at - other.at)) {
    const product = products.get(slug)!;
    const then = { ...shop, now: at };
    const id = await createReview(then, userIds[customer]!, product.id, {
      reviewText: review.text,
      rating: review.stars,
    });
    const snapshot = left.get(slug);
    if (snapshot && (review.photo || isFond(review))) {
      left.delete(slug);
      await seedReviewPicture(then, media, snapshot, id);
    }
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

/** Who likes a piece enough to write at length also takes a picture of it. */
function isFond({ stars, text }: SeedReview): boolean {
  return stars >= 4 && text.length > 60;
}
