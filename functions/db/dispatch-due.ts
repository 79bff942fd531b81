import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

const HOUR_MS = 3_600_000;

/**
 * Returns SQL for the instant until which an order's parcels are sent in time: its dispatch hours after placement, or
 * the end of the promised dispatch day if that is later than the hours explain: a pre-order, or the seller's holiday.
 * @param hours the dispatch time in hours
 */
export function dispatchDue(
  order: { placedAt: SQLWrapper; deliveryCountsFromOn: SQLWrapper },
  hours: SQL,
): SQL<number> {
  const inHours = sql`${order.placedAt} + ${hours} * ${sql.raw(String(HOUR_MS))}`;
  // Kolkata is a fixed +05:30. The usual dispatch day is that of the placement, plus the hours in whole days.
  const usualDay = sql`date(${order.placedAt} / 1000 + 19800, 'unixepoch', CAST((${hours} + 23) / 24 AS INTEGER) || ' days')`;
  const endOfDay = sql`unixepoch(${order.deliveryCountsFromOn} || 'T00:00+05:30', '+1 day') * 1000`;
  return sql<number>`CASE WHEN ${order.deliveryCountsFromOn} > ${usualDay} THEN ${endOfDay} ELSE ${inHours} END`;
}
