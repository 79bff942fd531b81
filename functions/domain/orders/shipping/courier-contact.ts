import { sql } from 'drizzle-orm';
import { shipmentEvents } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/**
 * Reads one row of the newest thousand events: when the last webhook of a courier arrived, and how many events were found
 * by a query to the couriers in a time. The events have no index by time.
 */
export const courierContact = statement((db, params: Params<{ since: number; until: number }>) =>
  db
    .select({
      lastAt: sql<number | null>`max(CASE WHEN newest.source = 'push' THEN newest.at END)`,
      polled: sql<number>`count(CASE WHEN newest.source = 'poll' AND newest.at BETWEEN ${params.since} AND ${params.until} THEN 1 END)`,
    })
    .from(
      sql`(SELECT ${shipmentEvents.source} AS source, ${shipmentEvents.at} AS at FROM ${shipmentEvents}
        ORDER BY ${shipmentEvents.id} DESC LIMIT 1000) newest`,
    ),
);
