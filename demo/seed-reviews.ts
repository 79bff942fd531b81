import { likeReview, createReview, replyToReview } from '#functions/domain/content/reviews/index.ts';
import { SUB_RATINGS } from '#contract/shop/review-words.ts';
import type { Shop } from '#functions/domain/shop.ts';
import type { MediaFiles } from '#functions/ports/media.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import type { SeedPicture } from './pictures.ts';
import type { PlannedReview } from './plan-reviews.ts';
import { seededRandom } from './seeded-random.ts';
import { seedReviewPicture } from './seed-pictures.ts';
import type { SeedReview } from './reviews/review.ts';

const HOUR = 3_600_000;
/** Hours from the review to the seller's reply. */
const REPLY_AFTER_HOURS = 20;
/** The percentage of reviews that get a helpful vote. */
const HELPFUL_PERCENT = 15;

/** A product of the story, and its seller's account. */
export interface SeededGoods {
  id: number;
  sellerId: number;
  sellerUserId: number;
}

/**
 * Writes the reviews of the story's customers, some with a picture, with sellers' replies and helpful votes.
 * @param snapshots customers' pictures, by the product they show
 */
export async function seedReviews(
  shop: Shop,
  media: MediaFiles,
  plans: readonly PlannedReview[],
  userIds: readonly number[],
  products: ReadonlyMap<string, SeededGoods>,
  snapshots: ReadonlyMap<string, SeedPicture>,
): Promise<void> {
  // A random source of its own, so that the sub-ratings do not change the story.
  const dice = diceOf(seededRandom('what reviews say beside the stars'));
  const left = new Map(snapshots);
  for (const { slug, customer, at, review } of plans.toSorted((one, other) => one.at - other.at)) {
    const product = products.get(slug)!;
    const then = { ...shop, now: at };
    const userId = userIds[customer]!;
    const { id } = await createReview(then, { userId }, product.id, {
      reviewText: review.text,
      rating: review.stars,
      ...(dice.chance(60) ? traitsOf(dice, review) : {}),
    });
    const snapshot = left.get(slug);
    if (snapshot && (review.photo || isFond(review))) {
      left.delete(slug);
      await seedReviewPicture(then, media, snapshot, id, userId);
    }
    const repliedAt = at + REPLY_AFTER_HOURS * HOUR;
    if (review.replied && repliedAt < shop.now) {
      const seller = { kind: 'seller', userId: product.sellerUserId, sellerId: product.sellerId } as const;
      await replyToReview({ ...shop, now: repliedAt }, seller, id, review.replied);
    }
    if (dice.chance(HELPFUL_PERCENT)) {
      const readers = dice.shuffle(userIds.filter((reader) => reader !== userId)).slice(0, 1 + dice.below(8));
      for (const reader of readers) await likeReview(then, { userId: reader }, id, true);
    }
  }
}

/** Returns sub-ratings that match the stars. Not every customer rates every aspect. */
function traitsOf(dice: Dice, { stars }: SeedReview): Partial<Record<keyof typeof SUB_RATINGS, number>> {
  const traits = (Object.keys(SUB_RATINGS) as (keyof typeof SUB_RATINGS)[]).filter(() => dice.chance(85));
  return Object.fromEntries(
    traits.map((trait) => [trait, Math.min(5, Math.max(1, stars + dice.pick([-1, 0, 0, 0, 1])))]),
  );
}

/** Returns whether a review may have a photo: it has four or five stars and a long text. */
function isFond({ stars, text }: SeedReview): boolean {
  return stars >= 4 && text.length > 60;
}
