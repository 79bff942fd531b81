import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { PRICE_DROP_PERCENT } from '#contract/calls/notices.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import {
  categories,
  inventory,
  noticeChoices,
  products,
  sellers,
  skus,
  users,
  wishlistItems,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { availableQuantity } from '../../catalogue/inventory/index.ts';
import type { Shop } from '../../shop.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import { priceDrops } from './price-drops-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A product is not mailed again within this many days, and a shopper gets at most one mail a day. */
const QUIET_DAYS = 7;
/** Products of one batch. */
const AT_ONCE = 100;
const stillCosts = sql.raw(String(100 - PRICE_DROP_PERCENT));

interface Due {
  now: number;
  today: string;
  weekAgo: number;
  dayAgo: number;
}

/**
 * Marks items that can be bought for at least `PRICE_DROP_PERCENT` less than when they were added, or than in the last
 * mail, of shoppers who opted in. These mails are sent only after an opt-in (`NOTICES_BY_DEFAULT`), so the query starts
 * from the choices.
 */
const noteLower = statement((db, params: Params<Due & { limit: number }>) =>
  db
    .update(wishlistItems)
    .set({
      dropNotifiedAt: sql`${params.now}`,
      dropNotifiedPaise: sql`(SELECT ${skus.sellingPaise} FROM ${skus} WHERE ${skus.id} = ${wishlistItems.skuId})`,
    })
    .where(
      inArray(
        wishlistItems.id,
        db
          .select({ id: wishlistItems.id })
          .from(noticeChoices)
          .innerJoin(users, and(eq(users.id, noticeChoices.userId), isNull(users.archivedAt)))
          .innerJoin(wishlistItems, and(eq(wishlistItems.userId, users.id), isNull(wishlistItems.removedAt)))
          .innerJoin(skus, and(eq(skus.id, wishlistItems.skuId), isNull(skus.archivedAt)))
          .innerJoin(inventory, eq(inventory.skuId, skus.id))
          .innerJoin(products, eq(products.id, wishlistItems.productId))
          .innerJoin(categories, eq(categories.id, products.categoryId))
          .leftJoin(parents, isParent)
          .leftJoin(grandparents, isGrandparent)
          .innerJoin(sellers, eq(sellers.id, products.sellerId))
          .where(
            and(
              eq(noticeChoices.kind, 'priceDrop'),
              eq(noticeChoices.isWanted, true),
              sql`${skus.sellingPaise} * 100
                <= coalesce(${wishlistItems.dropNotifiedPaise}, ${wishlistItems.addedPaise}) * ${stillCosts}`,
              or(isNull(wishlistItems.dropNotifiedAt), sql`${wishlistItems.dropNotifiedAt} <= ${params.weekAgo}`),
              sql`NOT EXISTS (SELECT 1 FROM wishlist_items other
                WHERE other.user_id = ${users.id} AND other.drop_notified_at > ${params.dayAgo})`,
              sql`(${skus.endOn} IS NULL OR ${skus.endOn} >= ${params.today})`,
              productIsShown(sql`${params.today}`),
              sql`${availableQuantity} > 0`,
            ),
          )
          .orderBy(asc(noticeChoices.userId), asc(wishlistItems.id))
          .limit(params.limit),
      ),
    ),
);

/** Mails each shopper with an item marked in this batch. */
const mailThoseNoted = outboxItemsFrom(
  priceDrops,
  {
    key: sql`'price-drops-' || ${wishlistItems.userId} || '-' || ${wishlistItems.dropNotifiedAt}`,
    payload: { userId: wishlistItems.userId, notifiedAt: sql`${wishlistItems.dropNotifiedAt}` },
  },
  (rows, params: Params<{ now: number }>) =>
    rows.from(wishlistItems).where(eq(wishlistItems.dropNotifiedAt, params.now)).groupBy(wishlistItems.userId),
);

/**
 * Mails shoppers who opted in the price drops on their wishlist, all in one mail. Mark and mail are one batch. Price
 * and stock are checked again when the mail is sent.
 */
export async function tellPriceDrops(shop: Shop): Promise<{ told: number }> {
  const { now } = shop;
  const due = { now, today: kolkataDay(now), weekAgo: now - QUIET_DAYS * DAY_MS, dayAgo: now - DAY_MS };
  let told = 0;
  for (;;) {
    const [noted, mails] = await shop.write(noteLower({ ...due, limit: AT_ONCE }), mailThoseNoted({ now }));
    told += mails;
    if (noted < AT_ONCE) return { told };
  }
}
