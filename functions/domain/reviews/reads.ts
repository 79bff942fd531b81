import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { RatingSpread } from '#contract/calls/reviews.ts';
import { media, mediaUses, reviewReplies, reviews, users } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Statement, Params } from '../../db/statement.ts';
import type { Rows } from '../console-list/index.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, posters } from '../media/index.ts';

interface Asked extends Rows {
  productId: number;
}

const isShown = (params: Params<Pick<Asked, 'productId'>>) =>
  and(sql`${reviews.productId} = ${params.productId}`, eq(reviews.isHidden, false), isNull(reviews.archivedAt));

const idsShown = (params: Params<Asked>) =>
  sql`(SELECT ${reviews.id} FROM ${reviews} WHERE ${isShown(params)} ORDER BY ${reviews.createdAt} DESC, ${reviews.id} DESC LIMIT ${params.limit} OFFSET ${params.offset})`;

/** The newest visible reviews of a product. */
export const reviewRows = statement((db, params: Params<Asked>) =>
  db
    .select({
      id: reviews.id,
      text: reviews.text,
      rating: reviews.rating,
      createdAt: reviews.createdAt,
      orderId: reviews.orderId,
      fullName: users.fullName,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(isShown(params))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(params.limit)
    .offset(params.offset),
);
export type ReviewRow = ReturnType<ReturnType<typeof reviewRows>['read']>[number];

export const replyRows = statement((db, params: Params<Asked>) =>
  db
    .select({
      reviewId: reviewReplies.reviewId,
      text: reviewReplies.text,
      createdAt: reviewReplies.createdAt,
      fullName: users.fullName,
    })
    .from(reviewReplies)
    .innerJoin(users, eq(users.id, reviewReplies.userId))
    .where(and(sql`${reviewReplies.reviewId} IN ${idsShown(params)}`, isNull(reviewReplies.archivedAt)))
    .orderBy(asc(reviewReplies.id)),
);
export type ReplyRow = ReturnType<ReturnType<typeof replyRows>['read']>[number];

export const reviewMedia = statement((db, params: Params<Asked>) =>
  db
    .select(MEDIA_COLUMNS)
    .from(mediaUses)
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(and(eq(mediaUses.subject, 'review'), sql`${mediaUses.subjectId} IN ${idsShown(params)}`))
    .orderBy(...inMediaOrder),
);

const starCounts = statement((db, params: Params<Pick<Asked, 'productId'>>) =>
  db
    .select({ rating: reviews.rating, count: sql<number>`count(*)` })
    .from(reviews)
    .where(isShown(params))
    .groupBy(reviews.rating),
);

/** How the visible reviews of a product spread over the stars. */
export function ratingSpread(values: Pick<Asked, 'productId'>): Statement<RatingSpread> {
  const { read, ...bound } = starCounts(values);
  return {
    ...bound,
    read: (answer) => {
      const spread: RatingSpread = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
      for (const { rating, count } of read(answer)) spread[rating as keyof RatingSpread] = count;
      return spread;
    },
  };
}
