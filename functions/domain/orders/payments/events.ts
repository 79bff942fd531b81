import { eq, lt, sql } from 'drizzle-orm';
import { gatewayEvents, payments } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

export const gatewayEvent = statement((db, params: Params<{ event: string }>) =>
  db.select({ id: gatewayEvents.id }).from(gatewayEvents).where(eq(gatewayEvents.event, params.event)),
);

/** Stores the outcome of an event. An event that is stored already stays unchanged. */
export const noteEvent = statement(
  (db, params: Params<{ at: number; event: string; name: string; outcome: 'applied' | 'unmatched'; about: string }>) =>
    db
      .insert(gatewayEvents)
      .values({
        at: params.at,
        event: params.event,
        name: params.name,
        outcome: params.outcome,
        about: params.about,
      })
      .onConflictDoNothing({ target: gatewayEvents.event }),
);

export const forgetOldEvents = statement((db, params: Params<{ before: number }>) =>
  db.delete(gatewayEvents).where(lt(gatewayEvents.at, params.before)),
);

/**
 * Reads one row: when the last webhook arrived, and how many of the newest thousand payments were captured in a time.
 * The payments have no index by time.
 */
export const gatewayContact = statement((db, params: Params<{ since: number; until: number }>) =>
  db
    .select({
      lastAt: sql<number | null>`(SELECT max(${gatewayEvents.at}) FROM ${gatewayEvents})`,
      paid: sql<number>`(SELECT count(*) FROM (SELECT ${payments.capturedAt} AS at FROM ${payments}
        ORDER BY ${payments.id} DESC LIMIT 1000) newest WHERE newest.at BETWEEN ${params.since} AND ${params.until})`,
    })
    .from(sql`(SELECT 1)`),
);
