import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { RatingSpread, SubAverages } from '#contract/calls/reviews.ts';
import type { ReviewSort } from '#contract/shop/review-words.ts';
import { media, mediaUses, reviewReplies, reviews, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import type { Rows } from '../../platform/console-list/index.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, posters } from '../../files/media/index.ts';

/** Filters of the visible reviews of a product; null means no filter. */
export interface WantedReviews {
  stars: number | null;
  boughtSize: string | null;
  withPhotos: boolean;
  verified: boolean;
}

export const ALL_REVIEWS: WantedReviews = { stars: null, boughtSize: null, withPhotos: false, verified: false };

type Wanted = { productId: number } & WantedReviews;
type Asked = Wanted & Rows & { sort: ReviewSort };

const isShown = (params: Params<{ productId: number }>) =>
  and(sql`${reviews.productId} = ${params.productId}`, eq(reviews.isHidden, false), isNull(reviews.archivedAt));

const hasPhoto = sql`EXISTS (SELECT 1 FROM ${mediaUses}
  WHERE ${mediaUses.subject} = 'review' AND ${mediaUses.subjectId} = ${reviews.id})`;

const isWanted = (params: Params<Wanted>) =>
  and(
    isShown(params),
    sql`(${params.stars} IS NULL OR ${reviews.rating} = ${params.stars})`,
    sql`(${params.boughtSize} IS NULL OR ${reviews.boughtSize} = ${params.boughtSize})`,
    sql`(NOT ${params.verified} OR ${reviews.orderId} IS NOT NULL)`,
    sql`(NOT ${params.withPhotos} OR ${hasPhoto})`,
  );

const inOrder = (params: Params<Asked>) => [
  sql`CASE ${params.sort} WHEN 'helpful' THEN ${reviews.likeCount} WHEN 'high' THEN ${reviews.rating}
    WHEN 'low' THEN -${reviews.rating} ELSE 0 END DESC`,
  desc(reviews.createdAt),
  desc(reviews.id),
];

const REVIEW_COLUMNS = {
  id: reviews.id,
  text: reviews.text,
  rating: reviews.rating,
  looks: reviews.looks,
  size: reviews.size,
  weight: reviews.weight,
  plating: reviews.plating,
  boughtSize: reviews.boughtSize,
  createdAt: reviews.createdAt,
  editedAt: reviews.editedAt,
  likeCount: reviews.likeCount,
  isHidden: reviews.isHidden,
  orderId: reviews.orderId,
  fullName: users.fullName,
  version: reviews.version,
};

/** A page of the visible reviews of a product, in the requested order. */
export const reviewRows = statement((db, params: Params<Asked>) =>
  db
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(isWanted(params))
    .orderBy(...inOrder(params))
    .limit(params.limit)
    .offset(params.offset),
);
export type ReviewRow = ReturnType<ReturnType<typeof reviewRows>['read']>[number];

export const countReviews = statement((db, params: Params<Wanted>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(reviews)
    .where(isWanted(params)),
);

const REPLY_COLUMNS = {
  reviewId: reviewReplies.reviewId,
  sellerId: reviewReplies.sellerId,
  text: reviewReplies.text,
  createdAt: reviewReplies.createdAt,
  fullName: users.fullName,
};

/** All replies to the visible reviews of a product. */
export const replyRows = statement((db, params: Params<{ productId: number }>) =>
  db
    .select(REPLY_COLUMNS)
    .from(reviews)
    .innerJoin(reviewReplies, and(eq(reviewReplies.reviewId, reviews.id), isNull(reviewReplies.archivedAt)))
    .innerJoin(users, eq(users.id, reviewReplies.userId))
    .where(isShown(params))
    .orderBy(asc(reviewReplies.id)),
);
export type ReplyRow = ReturnType<ReturnType<typeof replyRows>['read']>[number];

/** All pictures of the visible reviews of a product, those of the newest reviews first. */
export const reviewMedia = statement((db, params: Params<{ productId: number }>) =>
  db
    .select(MEDIA_COLUMNS)
    .from(reviews)
    .innerJoin(mediaUses, and(eq(mediaUses.subject, 'review'), eq(mediaUses.subjectId, reviews.id)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(isShown(params))
    .orderBy(desc(reviews.createdAt), ...inMediaOrder),
);

/** Returns the condition for a customer's own review of a product, hidden or not. */
const isOwn = (params: Params<{ productId: number; userId: number }>) =>
  and(
    sql`${reviews.productId} = ${params.productId}`,
    sql`${reviews.userId} = ${params.userId}`,
    isNull(reviews.archivedAt),
  );

export const ownRow = statement((db, params: Params<{ productId: number; userId: number }>) =>
  db.select(REVIEW_COLUMNS).from(reviews).innerJoin(users, eq(users.id, reviews.userId)).where(isOwn(params)),
);

export const ownReplies = statement((db, params: Params<{ productId: number; userId: number }>) =>
  db
    .select(REPLY_COLUMNS)
    .from(reviews)
    .innerJoin(reviewReplies, and(eq(reviewReplies.reviewId, reviews.id), isNull(reviewReplies.archivedAt)))
    .innerJoin(users, eq(users.id, reviewReplies.userId))
    .where(isOwn(params))
    .orderBy(asc(reviewReplies.id)),
);

export const ownMedia = statement((db, params: Params<{ productId: number; userId: number }>) =>
  db
    .select(MEDIA_COLUMNS)
    .from(reviews)
    .innerJoin(mediaUses, and(eq(mediaUses.subject, 'review'), eq(mediaUses.subjectId, reviews.id)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(isOwn(params))
    .orderBy(...inMediaOrder),
);

/** The facts of a review that its verbs need. */
export const reviewFacts = statement((db, params: Params<{ id: number }>) =>
  db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      userId: reviews.userId,
      isHidden: reviews.isHidden,
      rating: reviews.rating,
      likeCount: reviews.likeCount,
      sellerId: sql<number>`(SELECT products.seller_id FROM products WHERE products.id = ${reviews.productId})`,
    })
    .from(reviews)
    .where(and(sql`${reviews.id} = ${params.id}`, isNull(reviews.archivedAt))),
);

/** The editable fields of a review. */
export const reviewWords = statement((db, params: Params<{ id: number }>) =>
  db
    .select({
      rating: reviews.rating,
      text: reviews.text,
      looks: reviews.looks,
      size: reviews.size,
      weight: reviews.weight,
      plating: reviews.plating,
      version: reviews.version,
    })
    .from(reviews)
    .where(and(sql`${reviews.id} = ${params.id}`, isNull(reviews.archivedAt))),
);

const starCounts = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({ rating: reviews.rating, count: sql<number>`count(*)` })
    .from(reviews)
    .where(isShown(params))
    .groupBy(reviews.rating),
);

/** Returns the statement for the number of a product's visible reviews by stars. */
export function ratingSpread(values: { productId: number }): Statement<RatingSpread> {
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

/** The least number of ratings of a trait for which its mean is shown. */
const TOLD_FROM = 3;
const meanOf = (column: AnySQLiteColumn) =>
  sql<number | null>`CASE WHEN count(${column}) >= ${sql.raw(String(TOLD_FROM))} THEN avg(${column}) END`;

const means = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({
      looks: meanOf(reviews.looks),
      size: meanOf(reviews.size),
      weight: meanOf(reviews.weight),
      plating: meanOf(reviews.plating),
    })
    .from(reviews)
    .where(isShown(params)),
);

/** Returns the statement for the mean of each trait in the visible reviews; none for a trait with few ratings. */
export function subAverages(values: { productId: number }): Statement<SubAverages> {
  const { read, ...bound } = means(values);
  return { ...bound, read: (answer) => read(answer)[0]! };
}

/** The sizes that reviewers bought, those with most reviews first. */
export const boughtSizes = statement((db, params: Params<{ productId: number }>) =>
  db
    .select({ size: sql<string>`${reviews.boughtSize}`, count: sql<number>`count(*)` })
    .from(reviews)
    .where(and(isShown(params), sql`${reviews.boughtSize} IS NOT NULL`))
    .groupBy(reviews.boughtSize)
    .orderBy(desc(sql`count(*)`), asc(reviews.boughtSize)),
);
