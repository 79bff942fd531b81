import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OrderOutcome } from '#contract/states/order.ts';
import { consignments } from '../../db/schema/index.ts';

/** Of a return that has arrived. */
export const HAS_COME_BACK = sql`returns.status IN ('RECEIVED', 'INSPECTED', 'REFUNDED', 'EXCHANGED')`;

/** What became of a consignment that was sold. */
export const OUTCOMES: Record<Exclude<OrderOutcome, 'SOLD'>, SQL> = {
  CANCELLED: sql`${consignments.cancelledAt} IS NOT NULL`,
  RETURNED: sql`EXISTS (SELECT 1 FROM returns WHERE returns.order_id = ${consignments.orderId}
    AND returns.consignment_id = ${consignments.id} AND ${HAS_COME_BACK})`,
  UNDELIVERED: sql`EXISTS (SELECT 1 FROM shipments WHERE shipments.consignment_id = ${consignments.id}
    AND shipments.status IN ('RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED', 'LOST'))`,
};
