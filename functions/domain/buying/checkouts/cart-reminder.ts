import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cartItems, checkouts, inventory, products, skus, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { noticeToken, wantsNotice } from '../../platform/notices/index.ts';
import { outboxKind } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { detailOf } from '../stock-notices/index.ts';
import { cartReminderMail } from './mails.ts';

/** A reminder mail for a cart. Ids of carts are reused, so `beganAt` is part of its identity. */
const CartReminder = z.object({ checkoutId: z.int(), beganAt: z.int() });

const stillInCart = statement((db, params: Params<z.infer<typeof CartReminder>>) =>
  db
    .select({
      userId: users.id,
      to: users.email,
      fullName: users.fullName,
      name: products.name,
      color: skus.color,
      size: sql<string>`coalesce(nullif(${cartItems.size}, ''), ${skus.size})`,
      sellingPaise: skus.sellingPaise,
      quantity: cartItems.quantity,
    })
    .from(checkouts)
    .innerJoin(users, eq(users.id, checkouts.userId))
    .innerJoin(cartItems, and(eq(cartItems.userId, users.id), isNull(cartItems.savedAt)))
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        eq(checkouts.id, params.checkoutId),
        eq(checkouts.beganAt, params.beganAt),
        isNull(checkouts.orderId),
        isNull(users.archivedAt),
        isNull(users.blockedAt),
        wantsNotice('cartReminder', sql`${users.id}`),
        isNull(products.archivedAt),
        eq(products.isVisible, true),
        eq(products.isActive, true),
        eq(products.isComplete, true),
        eq(products.hasPicture, true),
        isNull(skus.archivedAt),
        sql`${inventory.quantity} > ${inventory.reservedQuantity}`,
      ),
    )
    .orderBy(asc(cartItems.id)),
);

/**
 * Sends a reminder of the items that can still be bought. Sends nothing if there are none, or the shopper no longer
 * wants these mails.
 */
async function deliver(shop: Shop, cart: z.infer<typeof CartReminder>, key: string): Promise<void> {
  const [rows] = await shop.read(stillInCart(cart));
  const [first] = rows;
  if (!first) return;
  const { userId, to, fullName } = first;
  const items = rows.map(({ name, sellingPaise, quantity, ...sku }) => ({
    name,
    detail: detailOf(sku),
    quantity,
    sellingPaise: sellingPaise * quantity,
  }));
  const token = await noticeToken(shop, userId, 'cartReminder');
  await cartReminderMail.send(shop, to, { fullName, items, token }, key);
}

export const cartReminder = outboxKind('cartReminder', CartReminder, deliver);
