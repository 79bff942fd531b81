import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { coupons } from '../../db/schema/index.ts';
import { requireChange, query } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import type { Shop } from '../shop.ts';
import { couponById, couponOf } from './reads.ts';
import { couponColumns, limitCoupon } from './statements.ts';

/**
 * Writes a coupon anew; the uses it has seen stay counted.
 * @throws COUPON_NOT_FOUND, STALE_VERSION with the present state, COUPON_CODE_TAKEN, COUPON_LIMIT_BELOW_USES,
 *   PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND
 */
export async function changeCoupon(shop: Shop, actor: Actor, id: number, coupon: WriteCoupon): Promise<Coupon> {
  const [[row]] = await shop.read(couponById({ id }));
  if (!row) refuse('COUPON_NOT_FOUND');
  const today = kolkataDay(shop.now);
  const before = couponOf(row, today);
  if (coupon.version !== undefined && coupon.version !== before.version) refuse('STALE_VERSION', { current: before });
  const update = query((db) =>
    db
      .update(coupons)
      .set({ ...couponColumns(coupon), updatedAt: shop.now, version: sql`${coupons.version} + 1` })
      .where(and(eq(coupons.id, id), eq(coupons.version, before.version))),
  );
  const { after } = await shop.write({
    coupon: requireChange(update, 'STALE_VERSION'),
    limits: limitCoupon(coupon),
    audit: auditEntry(shop, actor, {
      action: 'coupon changed',
      subject: 'coupon',
      subjectId: id,
      before,
      after: coupon,
    }),
    after: couponById({ id }),
  });
  return couponOf(after[0]!, today);
}
