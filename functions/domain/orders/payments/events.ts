import { eq, lt } from 'drizzle-orm';
import { gatewayEvents } from '../../../db/schema/index.ts';
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
