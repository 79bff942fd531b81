import { and, count, eq, gte, inArray } from 'drizzle-orm';
import { REFUSED_SHIPMENTS } from '#contract/states/shipment.ts';
import { consignments, orders, shipments } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

const YEAR_MS = 365 * 86_400_000;

const countRefused = statement((db, params: Params<{ userId: number; since: number }>) =>
  db
    .select({ parcels: count() })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .innerJoin(shipments, eq(shipments.consignmentId, consignments.id))
    .where(
      and(
        eq(orders.userId, params.userId),
        gte(orders.placedAt, params.since),
        eq(orders.paymentMethod, 'COD'),
        inArray(shipments.status, REFUSED_SHIPMENTS),
      ),
    ),
);

/**
 * Returns the statement that counts the cash-on-delivery parcels a shopper refused, among the orders of the last year.
 */
export function refusedParcels({ userId, now }: { userId: number; now: number }) {
  const { read, ...bound } = countRefused({ userId, since: now - YEAR_MS });
  return { ...bound, read: (answer: Parameters<typeof read>[0]) => read(answer)[0]?.parcels ?? 0 };
}
