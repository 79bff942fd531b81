import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { inventory, products, skus, users, wishlistItems } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { noticeToken, wantsNotice } from '../../platform/notices/index.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { detailOf } from '../stock-notices/index.ts';
import { priceDropsMail } from './mails.ts';

/** A mail with all price drops that were marked for a shopper at that instant. */
const PriceDrops = z.object({ userId: z.int(), notifiedAt: z.int() });

const stillLower = statement((db, params: Params<z.infer<typeof PriceDrops>>) =>
  db
    .select({
      to: users.email,
      fullName: users.fullName,
      name: products.name,
      seoUrl: products.seoUrl,
      color: skus.color,
      size: skus.size,
      sellingPaise: skus.sellingPaise,
      addedPaise: wishlistItems.addedPaise,
    })
    .from(wishlistItems)
    .innerJoin(users, eq(users.id, wishlistItems.userId))
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .innerJoin(skus, eq(skus.id, wishlistItems.skuId))
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        eq(wishlistItems.userId, params.userId),
        eq(wishlistItems.dropNotifiedAt, params.notifiedAt),
        isNull(wishlistItems.removedAt),
        isNull(users.archivedAt),
        wantsNotice('priceDrop', params.userId),
        isNull(products.archivedAt),
        eq(products.isVisible, true),
        eq(products.isActive, true),
        eq(products.isComplete, true),
        eq(products.hasPicture, true),
        isNull(skus.archivedAt),
        sql`${skus.sellingPaise} <= ${wishlistItems.dropNotifiedPaise}`,
        sql`${inventory.quantity} > ${inventory.reservedQuantity}`,
      ),
    )
    .orderBy(asc(wishlistItems.id)),
);

/**
 * Sends the price drops that still hold and can be bought. Sends nothing if there are none, or the shopper no longer
 * wants these mails.
 */
async function deliver(shop: Shop, told: z.infer<typeof PriceDrops>, key: string): Promise<void> {
  const [rows] = await shop.read(stillLower(told));
  const [first] = rows;
  if (!first) return;
  const { to, fullName } = first;
  const named = rows.map(({ name, seoUrl, sellingPaise, addedPaise, ...sku }) => ({
    name,
    seoUrl,
    detail: detailOf(sku),
    sellingPaise,
    addedPaise,
  }));
  const token = await noticeToken(shop, told.userId, 'priceDrop');
  await priceDropsMail.send(shop, to, { fullName, products: named, token }, key);
}

export const priceDrops = outboxKind('priceDrops', PriceDrops, deliver);
