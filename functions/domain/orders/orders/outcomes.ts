import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OrderOutcome } from '#contract/states/order.ts';
import { dispatchDue } from '../../../db/dispatch-due.ts';
import { consignments } from '../../../db/schema/index.ts';

/** True for a return that has arrived. */
const HAS_COME_BACK = sql`returns.status IN ('RECEIVED', 'INSPECTED', 'REFUNDED', 'EXCHANGED')`;

/** The current policy's dispatch time in hours. */
const hoursToSend = sql`(SELECT policy ->> '$.dispatchHours' FROM store_settings ORDER BY version DESC LIMIT 1)`;

const LATE = { placedAt: sql`late.placed_at`, deliveryCountsFromOn: sql`late.delivery_counts_from_on` };

/** Conditions on a sold consignment, by outcome. */
export const OUTCOMES: Record<Exclude<OrderOutcome, 'SOLD'>, SQL> = {
  ORDERED: sql`1`,
  CANCELLED: sql`${consignments.cancelledAt} IS NOT NULL`,
  RETURNED: sql`EXISTS (SELECT 1 FROM returns WHERE returns.order_id = ${consignments.orderId}
    AND returns.consignment_id = ${consignments.id} AND ${HAS_COME_BACK})`,
  UNDELIVERED: sql`EXISTS (SELECT 1 FROM shipments WHERE shipments.consignment_id = ${consignments.id}
    AND shipments.status IN ('RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED', 'LOST'))`,
  SENT: sql`${consignments.dispatchedAt} IS NOT NULL`,
  SENT_LATE: sql`${consignments.dispatchedAt} > (SELECT ${dispatchDue(LATE, hoursToSend)} FROM orders late
    WHERE late.id = ${consignments.orderId})`,
};

/** True if some pieces of a consignment are of this product. For RETURNED, true if some of the returned pieces are. */
export const isOfProduct = (outcome: OrderOutcome, product: SQL) =>
  outcome === 'RETURNED'
    ? sql`EXISTS (SELECT 1 FROM returns JOIN return_items ON return_items.return_id = returns.id
        JOIN order_items back ON back.id = return_items.order_item_id
        WHERE returns.order_id = ${consignments.orderId} AND returns.consignment_id = ${consignments.id}
          AND back.product_id = ${product} AND ${HAS_COME_BACK})`
    : sql`EXISTS (SELECT 1 FROM consignment_items JOIN order_items sent ON sent.id = consignment_items.order_item_id
        WHERE consignment_items.consignment_id = ${consignments.id} AND sent.product_id = ${product})`;
