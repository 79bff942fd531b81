import { inArray, sql } from 'drizzle-orm';
import type { Seller } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { isLongFinished, LONG_FINISHED_DAYS } from '#contract/states/order.ts';
import { OPEN_RETURNS } from '#contract/states/return.ts';
import { consignments, returns } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { sellerOrdersOf } from './order-shape.ts';
import { orderKey, sellerOrder } from './reads.ts';

interface Part {
  orderId: number;
  sellerId: number;
}

const archive = statement((db, params: Params<Part & { now: number }>) =>
  db
    .update(consignments)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${consignments.version} + 1`,
    })
    .where(
      sql`${consignments.orderId} = ${params.orderId} AND ${consignments.sellerId} = ${params.sellerId}
        AND ${consignments.archivedAt} IS NULL`,
    ),
);

/**
 * Requires that the seller's part is finished: each consignment is cancelled or was delivered before `since`, and no
 * return is open.
 */
const isOver = requireCondition(
  'ORDER_NOT_FINISHED',
  (params: Params<Part & { since: number }>) => sql`NOT EXISTS (SELECT 1 FROM consignments own
      WHERE own.order_id = ${params.orderId} AND own.seller_id = ${params.sellerId} AND own.archived_at IS NULL
        AND NOT (own.status = 'CANCELLED' OR (own.status = 'DELIVERED' AND own.delivered_at < ${params.since})))
    AND NOT EXISTS (SELECT 1 FROM ${returns} JOIN consignments own ON own.id = ${returns.consignmentId}
      WHERE own.order_id = ${params.orderId} AND own.seller_id = ${params.sellerId}
        AND ${inArray(returns.status, [...OPEN_RETURNS])})`,
);

const A_DAY_MS = 24 * 60 * 60_000;

/**
 * Removes a seller's part of an order from the seller's list, if it is cancelled or was delivered long ago. Order,
 * documents and amounts stay unchanged. The shopper and the platform still see them.
 * @throws ORDER_NOT_FOUND, also for another seller's order
 * @throws ORDER_NOT_FINISHED
 */
export async function archiveOrder(shop: Shop, seller: Seller, which: string): Promise<void> {
  const { sellerId } = seller;
  const rows = await shop.read(sellerOrder({ ...orderKey(which), sellerId }));
  const [order] = sellerOrdersOf(rows);
  if (!order) refuse('ORDER_NOT_FOUND');
  const days = { params: { days: LONG_FINISHED_DAYS } };
  if (!order.consignments.every((consignment) => isLongFinished(consignment, shop.now))) {
    refuse('ORDER_NOT_FINISHED', days);
  }
  const part = { orderId: order.id, sellerId };
  await shop.write({
    over: isOver({ ...part, since: shop.now - LONG_FINISHED_DAYS * A_DAY_MS }, days),
    archived: requireChange(archive({ ...part, now: shop.now }), 'ORDER_NOT_FOUND'),
    audit: order.consignments.map(({ id }) =>
      auditEntry(shop, seller, {
        action: 'order taken off the list',
        subject: 'consignment',
        subjectId: id,
        before: { order: order.orderId },
        after: {},
      }),
    ),
  });
}
