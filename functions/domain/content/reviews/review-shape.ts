import type { OwnReview } from '#contract/calls/reviews.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { publicName } from './public-name.ts';
import type { ReplyRow, ReviewRow } from './reads.ts';

/** Returns a review in its public shape, with those of the replies and pictures that belong to it. */
export function reviewOf(
  row: ReviewRow,
  replies: readonly ReplyRow[],
  pictures: readonly MediaRow[],
  productImages: string[],
): OwnReview {
  const { id, text, likeCount, orderId, fullName, isHidden: _, ...rest } = row;
  return {
    ...rest,
    id,
    reviewText: text,
    likes: likeCount,
    images: pictures.filter(({ subjectId }) => subjectId === id).map((item) => mediaItem(item).url),
    verifiedPurchase: orderId !== null,
    user: { fullName: publicName(fullName) },
    productImages,
    replies: replies
      .filter(({ reviewId }) => reviewId === id)
      .map((reply) => ({
        user: { fullName: publicName(reply.fullName) },
        by: reply.sellerId === null ? 'house' : 'seller',
        createdAt: reply.createdAt,
        text: reply.text,
      })),
  };
}
