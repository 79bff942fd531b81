import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Coupon } from '#contract/calls/coupons.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { coupons } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { couponById, couponOf } from './reads.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(coupons)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      isActive: sql`0`,
      version: sql`${coupons.version} + 1`,
    })
    .where(and(eq(coupons.id, params.id), isNull(coupons.archivedAt))),
);

/**
 * Archives a coupon and returns its former state. Orders that used it keep its code.
 * @throws COUPON_NOT_FOUND
 */
export async function removeCoupon(shop: Shop, actor: Actor, id: number): Promise<Coupon> {
  const { after } = await shop.write({
    coupon: requireChange(archive({ id, now: shop.now }), 'COUPON_NOT_FOUND'),
    audit: auditEntry(shop, actor, {
      action: 'coupon removed',
      subject: 'coupon',
      subjectId: id,
      before: {},
      after: {},
    }),
    after: couponById({ id }),
  });
  return couponOf(after[0]!, kolkataDay(shop.now));
}
