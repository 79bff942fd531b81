import { eq, isNull, sql } from 'drizzle-orm';
import type { ManagedReview } from '#contract/calls/reviews.ts';
import { products, reviews, sellers, users } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import { publicName } from './public-name.ts';

type Reply = Omit<ManagedReview['replies'][number], 'by'> & { isSeller: 0 | 1 };

const hasReply = sql`EXISTS (SELECT 1 FROM review_replies reply
  WHERE reply.review_id = ${reviews.id} AND reply.archived_at IS NULL)`;
const hasPhotos = sql`EXISTS (SELECT 1 FROM media_uses used
  WHERE used.subject = 'review' AND used.subject_id = ${reviews.id})`;

/** The reviews of a seller's products, or all for an admin, newest first. Authors have their public name. */
export const managedReviews = consoleList({
  id: reviews.id,
  owner: products.sellerId,
  always: isNull(reviews.archivedAt),
  select: (db) =>
    db
      .select({
        id: reviews.id,
        productId: products.id,
        productName: products.name,
        seoUrl: products.seoUrl,
        sellerName: sellers.businessName,
        rating: reviews.rating,
        reviewText: reviews.text,
        boughtSize: reviews.boughtSize,
        fullName: users.fullName,
        orderId: reviews.orderId,
        images: sql<string>`(SELECT json_group_array(key) FROM (SELECT media.key AS key FROM media_uses used
          JOIN media ON media.id = used.media_id
          WHERE used.subject = 'review' AND used.subject_id = ${reviews.id} ORDER BY used.position))`,
        likes: reviews.likeCount,
        isHidden: reviews.isHidden,
        replies: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', reply.id,
            'fullName', replier.full_name, 'isSeller', reply.seller_id IS NOT NULL, 'createdAt', reply.created_at,
            'text', reply.text) AS one
          FROM review_replies reply JOIN users replier ON replier.id = reply.user_id
          WHERE reply.review_id = ${reviews.id} AND reply.archived_at IS NULL ORDER BY reply.id))`,
        createdAt: reviews.createdAt,
        editedAt: reviews.editedAt,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .innerJoin(users, eq(users.id, reviews.userId))
      .$dynamic(),
  counted: sql`${reviews} JOIN ${products} ON ${products.id} = ${reviews.productId}
    JOIN ${users} ON ${users.id} = ${reviews.userId}`,
  sorts: { id: reviews.id },
  filters: {
    rating: equals(reviews.rating),
    isHidden: equals(reviews.isHidden),
    answered: where<boolean>((isAnswered) => sql`${hasReply} = ${isAnswered}`),
    withPhotos: where<boolean>((options) => sql`${hasPhotos} = ${options}`),
    productId: equals(reviews.productId),
  },
  q: [search.in(reviews.text), search.in(products.name)],
  row({ orderId, fullName, images, replies, ...review }): ManagedReview {
    return {
      ...review,
      fullName: publicName(fullName),
      verifiedPurchase: orderId !== null,
      images: JSON.parse(images) as string[],
      replies: (JSON.parse(replies) as Reply[]).map(({ isSeller, ...reply }) => ({
        ...reply,
        fullName: publicName(reply.fullName),
        by: isSeller ? 'seller' : 'house',
      })),
    };
  },
  missing: 'REVIEW_NOT_FOUND',
});
