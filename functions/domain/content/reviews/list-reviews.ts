import { VISITOR } from '#contract/calls/actor.ts';
import type { Customer } from '#contract/calls/actor.ts';
import { picturesOf } from '#contract/pages/pictures.ts';
import type { Product } from '#contract/calls/products.ts';
import type { MyReviews, Review, ReviewSummary } from '#contract/calls/reviews.ts';
import type { ReviewSort } from '#contract/shop/review-words.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import { readProduct } from '../../catalogue/products/index.ts';
import type { Shop } from '../../shop.ts';
import { likedReviews } from './like-review.ts';
import {
  ALL_REVIEWS,
  boughtSizes,
  countReviews,
  ownMedia,
  ownReplies,
  ownRow,
  ratingSpread,
  replyRows,
  reviewMedia,
  reviewRows,
  subAverages,
} from './reads.ts';
import type { WantedReviews } from './reads.ts';
import { reviewOf } from './review-shape.ts';

/** Pictures in the strip above the reviews. */
const STRIP = 12;

export interface ReviewsAsked extends Rows {
  wanted?: WantedReviews;
  sort?: ReviewSort;
}

/** Returns a product's visible reviews. @throws PRODUCT_NOT_FOUND */
export async function listReviews(shop: Shop, productId: number, input: ReviewsAsked): Promise<ListAnswer<Review>> {
  const product = await readProduct(shop, VISITOR, String(productId));
  const { reviews, total } = await reviewsOf(shop, product, input);
  return { rows: reviews, total };
}

/** Returns a page of a product's visible reviews, their total, and the summary of all of them. */
export async function reviewsOf(
  shop: Shop,
  product: Pick<Product, 'id' | 'skus' | 'mediaList'>,
  { wanted = ALL_REVIEWS, sort = 'newest', offset, limit }: ReviewsAsked,
): Promise<{ reviews: Review[]; total: number; summary: ReviewSummary }> {
  const productId = product.id;
  const input = { productId, ...wanted };
  const [found, [counted], replies, pictures, spread, averages, sizes] = await shop.read(
    reviewRows({ ...input, sort, offset, limit }),
    countReviews(input),
    replyRows({ productId }),
    reviewMedia({ productId }),
    ratingSpread({ productId }),
    subAverages({ productId }),
    boughtSizes({ productId }),
  );
  const images = picturesOf(product, product.skus[0]).map(({ url }) => url);
  return {
    reviews: found.map((row) => reviewOf(row, replies, pictures, images)),
    total: counted!.count,
    summary: {
      spread,
      averages,
      sizes: sizes.map(({ size }) => size),
      photos: pictures.slice(0, STRIP).map((row) => ({ reviewId: row.subjectId, url: mediaItem(row).url })),
    },
  };
}

/** Returns the statements that read a customer's own review of a product. */
export function ownReviewReads(own: { productId: number; userId: number }) {
  return [ownRow(own), ownReplies(own), ownMedia(own)] as const;
}

/** Returns a customer's own review of a product, and the reviews the customer marked as helpful. */
export async function myReviews(shop: Shop, { userId }: Customer, productId: number): Promise<MyReviews> {
  const own = { productId, userId };
  const [[row], replies, pictures, liked] = await shop.read(...ownReviewReads(own), likedReviews(own));
  return {
    review: row ? reviewOf(row, replies, pictures, []) : null,
    isHidden: row?.isHidden ?? false,
    liked: liked.map(({ reviewId }) => reviewId),
  };
}
