import { and, asc, eq, sql } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import { inventory, skus } from '#functions/db/schema/index.ts';
import { statement } from '#functions/db/statement.ts';
import { addItem } from '#functions/domain/buying/cart/index.ts';
import { changeNotices } from '#functions/domain/platform/notices/index.ts';
import type { Shop } from '#functions/domain/shop.ts';

const HOUR = 60 * 60_000;
/** The age of each abandoned cart: today, this week and earlier. */
const LEFT_HOURS_AGO = [4, 7, 11, 20, 31, 52, 75, 120, 200, 310, 460, 640];
/** One of this many customers has opted in to reminders. */
const WANTS_REMINDER = 4;

/** SKUs that shoppers see, with enough pieces for a cart, one size, and no start or end date of sale. */
const plentiful = statement((db) =>
  db
    .select({ skuId: skus.id })
    .from(skus)
    .innerJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        sql`${inventory.quantity} - ${inventory.reservedQuantity} >= 5 AND instr(${skus.size}, ',') = 0`,
        sql`coalesce(${skus.startOn}, ${skus.endOn}) IS NULL`,
        sql`EXISTS (SELECT 1 FROM listing WHERE listing.product_id = ${skus.productId} AND listing.is_shown)`,
      ),
    )
    .orderBy(asc(skus.id)),
);

/** Fills carts that customers abandon, each with one to three items. */
export async function seedCarts(shop: Shop, customers: readonly { userId: number }[]): Promise<number> {
  const [choices] = await shop.read(plentiful({}));
  const step = Math.floor(choices.length / (LEFT_HOURS_AGO.length * 3));
  for (const [place, hours] of LEFT_HOURS_AGO.entries()) {
    const customer: Customer = { kind: 'customer', userId: customers[place]!.userId, sessionId: 'seed' };
    const then = { ...shop, now: shop.now - hours * HOUR };
    for (let kind = 0; kind <= place % 3; kind += 1) {
      const { skuId } = choices[(place * 3 + kind) * step]!;
      await addItem(then, customer, { skuId, size: '', quantity: 1 + (kind % 2) });
    }
    if (place % WANTS_REMINDER === 0) await changeNotices(then, customer, { cartReminder: true });
  }
  return LEFT_HOURS_AGO.length;
}
