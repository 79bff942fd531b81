import type { Product } from '#contract/calls/products.ts';
import type { RatingSpread, Review } from '#contract/calls/reviews.ts';
import { mediaItem } from '../media/index.ts';
import type { ListAnswer, Rows } from '../console-list/index.ts';
import type { MediaRow } from '../media/index.ts';
import { readProduct } from '../products/index.ts';
import { VISITOR } from '#contract/calls/actor.ts';
import type { Shop } from '../shop.ts';
import { publicName } from './public-name.ts';
import { ratingSpread, replyRows, reviewMedia, reviewRows } from './reads.ts';
import type { ReplyRow, ReviewRow } from './reads.ts';

/** A product's visible reviews, the newest first. @throws PRODUCT_NOT_FOUND */
export async function listReviews(shop: Shop, productId: number, asked: Rows): Promise<ListAnswer<Review>> {
  const product = await readProduct(shop, VISITOR, String(productId));
  const { reviews, spread } = await reviewsOf(shop, product, asked);
  return { rows: reviews, total: Object.values(spread).reduce((sum, count) => sum + count, 0) };
}

/** The newest visible reviews of a product, and how all of them spread over the stars. */
export async function reviewsOf(
  shop: Shop,
  product: Pick<Product, 'id' | 'skus' | 'mediaList'>,
  rows: Rows,
): Promise<{ reviews: Review[]; spread: RatingSpread }> {
  const asked = { productId: product.id, ...rows };
  const [found, replies, mediaRows, spread] = await shop.read(
    reviewRows(asked),
    replyRows(asked),
    reviewMedia(asked),
    ratingSpread({ productId: product.id }),
  );
  const productImages = [...(product.skus[0]?.mediaList ?? []), ...product.mediaList].map(({ url }) => url);
  return { reviews: found.map((row) => reviewOf(row, replies, mediaRows, productImages)), spread };
}

function reviewOf(row: ReviewRow, replies: ReplyRow[], mediaRows: MediaRow[], productImages: string[]): Review {
  return {
    id: row.id,
    reviewText: row.text,
    rating: row.rating,
    images: mediaRows.filter(({ subjectId }) => subjectId === row.id).map((item) => mediaItem(item).url),
    createdAt: row.createdAt,
    likes: 0,
    verifiedPurchase: row.orderId !== null,
    user: { fullName: publicName(row.fullName) },
    productImages,
    replies: replies
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ fullName, createdAt, text }) => ({ user: { fullName: publicName(fullName) }, createdAt, text })),
  };
}
