import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import {
  categories,
  consignmentItems,
  consignments,
  orderItems,
  orders,
  products,
  reviewRequests,
  sellers,
  users,
} from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { wantsNotice } from '../../platform/notices/index.ts';
import { claimedPieces } from '../../orders/returns/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import { reviewsWanted } from './reviews-wanted.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Deliveries older than this get no request, for example after the shop was closed or started these mails late. */
const ASKED_WITHIN_DAYS = 14;
/** A person gets at most one request mail in this many days. */
const LEFT_ALONE_DAYS = 3;
/** Products of one batch. */
const AT_ONCE = 100;

interface Due {
  now: number;
  today: string;
  /** The time range of the delivery. */
  since: number;
  before: number;
  /** People with a request after this instant are left out. */
  quietSince: number;
}

/**
 * Stores a request for each product delivered in the time range, not returned and not reviewed, of people who accept
 * these mails and had none recently.
 */
const noteDue = statement((db, params: Params<Due & { limit: number }>) =>
  db
    .insert(reviewRequests)
    .select(
      db
        .select(selectedRow(reviewRequests, { userId: users.id, productId: products.id, requestedAt: params.now }))
        .from(consignments)
        .innerJoin(orders, eq(orders.id, consignments.orderId))
        .innerJoin(users, eq(users.id, orders.userId))
        .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, consignments.id))
        .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
        .innerJoin(products, eq(products.id, orderItems.productId))
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(parents, isParent)
        .leftJoin(grandparents, isGrandparent)
        .innerJoin(sellers, eq(sellers.id, products.sellerId))
        .where(
          and(
            gte(consignments.deliveredAt, params.since),
            lte(consignments.deliveredAt, params.before),
            eq(consignments.status, 'DELIVERED'),
            isNull(users.archivedAt),
            wantsNotice('reviewReminder', sql`${users.id}`),
            productIsShown(sql`${params.today}`),
            sql`${consignmentItems.quantity} > ${claimedPieces(consignments.id, orderItems.id)}`,
            sql`NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.product_id = ${products.id} AND reviews.user_id = ${users.id})`,
            sql`NOT EXISTS (SELECT 1 FROM review_requests asked WHERE asked.user_id = ${users.id}
              AND (asked.product_id = ${products.id} OR asked.requested_at > ${params.quietSince}))`,
          ),
        )
        .groupBy(users.id, products.id)
        .limit(params.limit),
    )
    .onConflictDoNothing(),
);

/** Mails each person with a request stored in this batch. */
const mailThoseNoted = outboxItemsFrom(
  reviewsWanted,
  {
    key: sql`'reviews-wanted-' || ${reviewRequests.userId} || '-' || ${reviewRequests.requestedAt}`,
    payload: { userId: reviewRequests.userId, requestedAt: reviewRequests.requestedAt },
  },
  (rows, params: Params<{ now: number }>) =>
    rows.from(reviewRequests).where(eq(reviewRequests.requestedAt, params.now)).groupBy(reviewRequests.userId),
);

/**
 * Mails requests for reviews of products delivered some days ago: once for each product, in one mail for each person.
 * Returned and reviewed products are left out, and so are people who declined these mails. Request and mail are one
 * batch. The conditions are checked again when the mail is sent.
 */
export async function askForReviews(shop: Shop): Promise<{ asked: number }> {
  const { now } = shop;
  const [{ policy }] = await shop.read(currentSettings());
  const before = now - policy.reviewReminderDays * DAY_MS;
  const due = {
    now,
    today: kolkataDay(now),
    before,
    since: before - ASKED_WITHIN_DAYS * DAY_MS,
    quietSince: now - LEFT_ALONE_DAYS * DAY_MS,
  };
  let input = 0;
  for (;;) {
    const [noted, mails] = await shop.write(noteDue({ ...due, limit: AT_ONCE }), mailThoseNoted({ now }));
    input += mails;
    if (noted < AT_ONCE) return { asked: input };
  }
}
