import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { products, reviewRequests, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { noticeToken, wantsNotice } from '../../platform/notices/index.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { reviewsWantedMail } from './mails.ts';

/** A mail with all review requests that were stored for a person at that instant. */
const ReviewsWanted = z.object({ userId: z.int(), requestedAt: z.int() });

const stillToReview = statement((db, params: Params<z.infer<typeof ReviewsWanted>>) =>
  db
    .select({ to: users.email, fullName: users.fullName, name: products.name, seoUrl: products.seoUrl })
    .from(reviewRequests)
    .innerJoin(users, eq(users.id, reviewRequests.userId))
    .innerJoin(products, eq(products.id, reviewRequests.productId))
    .where(
      and(
        eq(reviewRequests.userId, params.userId),
        eq(reviewRequests.requestedAt, params.requestedAt),
        isNull(users.archivedAt),
        wantsNotice('reviewReminder', params.userId),
        isNull(products.archivedAt),
        eq(products.isVisible, true),
        eq(products.isActive, true),
        sql`NOT EXISTS (SELECT 1 FROM reviews
          WHERE reviews.product_id = ${products.id} AND reviews.user_id = ${params.userId})`,
      ),
    )
    .orderBy(asc(reviewRequests.id)),
);

/**
 * Sends the requests that are not answered by a review yet. Sends nothing if there are none, or the person no longer
 * wants these mails.
 */
async function deliver(shop: Shop, input: z.infer<typeof ReviewsWanted>, key: string): Promise<void> {
  const [rows] = await shop.read(stillToReview(input));
  const [first] = rows;
  if (!first) return;
  const { to, fullName } = first;
  const named = rows.map(({ name, seoUrl }) => ({ name, seoUrl }));
  const token = await noticeToken(shop, input.userId, 'reviewReminder');
  await reviewsWantedMail.send(shop, to, { fullName, products: named, token }, key);
}

export const reviewsWanted = outboxKind('reviewsWanted', ReviewsWanted, deliver);
