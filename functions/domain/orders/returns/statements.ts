import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Condition, Resolution, ReturnStatus } from '#contract/states/return.ts';
import { mediaUses, returnEvents, returnItems, returns } from '../../../db/schema/index.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { consignmentMadeLast } from '../../../db/made-last.ts';
import type { SplitOf } from '../../../db/made-last.ts';
import { insertInto, requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const named = ({ reference }: Params<{ reference: string }>): SQL<number> =>
  sql`(SELECT made.id FROM returns made WHERE made.reference = ${reference})`;
const destinationNamed = ({ destinationKey }: Params<{ destinationKey: string | null }>): SQL<number> =>
  sql`(SELECT kept.id FROM refund_destinations kept WHERE kept.key = ${destinationKey})`;

export const insertReturn = insertInto(returns, (params: Params<{ destinationKey: string | null }>) => ({
  destinationId: destinationNamed(params),
}));
export const insertReturnItem = insertInto(returnItems, (params: Params<{ reference: string }>) => ({
  returnId: named(params),
}));

const insertUse = insertInto(mediaUses, (params: Params<{ reference: string }>) => ({ subjectId: named(params) }));
/** Attaches a private file to the return that this batch inserts. */
export function attachFile(use: { reference: string; mediaId: number; position: number }): Statement {
  return insertUse({ ...use, subject: 'return', role: 'evidence' });
}

const insertFirstEvent = insertInto(returnEvents, (params: Params<{ reference: string }>) => ({
  returnId: named(params),
}));
/** Inserts the first event of the return that this batch inserts. */
export function insertAskedEvent(shop: Shop, actor: Actor, event: { reference: string; note: string }): Statement {
  return insertFirstEvent({ at: shop.now, status: 'REQUESTED', ...event, ...actorValues(actor) });
}

const insertEvent = insertInto(returnEvents);
export function returnEvent(
  shop: Shop,
  actor: Actor,
  event: { returnId: number; status: ReturnStatus; note: string },
): Statement {
  return insertEvent({ at: shop.now, ...event, ...actorValues(actor) });
}

interface Move {
  returnId: number;
  version: number;
  to: ReturnStatus;
  resolution: Resolution;
  condition: Condition | null;
  now: number;
}

/** Moves a return from the state it was read in. Changes no row if it has changed since. */
export const moveStatus = statement((db, params: Params<Move>) =>
  db
    .update(returns)
    .set({
      status: sql`${params.to}`,
      resolution: sql`${params.resolution}`,
      condition: sql`coalesce(${params.condition}, ${returns.condition})`,
      version: sql`${returns.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(and(eq(returns.id, params.returnId), eq(returns.version, params.version))),
);

export const setDestination = statement(
  (db, params: Params<{ returnId: number; version: number; destinationKey: string; now: number }>) =>
    db
      .update(returns)
      .set({
        destinationId: destinationNamed(params),
        version: sql`${returns.version} + 1`,
        updatedAt: sql`${params.now}`,
      })
      .where(and(eq(returns.id, params.returnId), eq(returns.version, params.version))),
);

/** Sets the batch's latest consignment, of an order and a seller, as the replacement of the returned pieces. */
export const setReplacement = statement((db, params: Params<SplitOf & { returnId: number }>) =>
  db
    .update(returns)
    .set({
      replacementId: consignmentMadeLast(params),
    })
    .where(eq(returns.id, params.returnId)),
);

/** Notes that the courier was asked just now. */
export const noteAsked = statement((db, params: Params<{ returnId: number; now: number }>) =>
  db
    .update(returns)
    .set({ trackedAt: sql`${params.now}` })
    .where(eq(returns.id, params.returnId)),
);

/** Requires that no pickup was booked or cancelled since the return was read. */
export const pickupAsSeen = requireCondition(
  'ORDER_MOVED_ON',
  (params: Params<{ returnId: number; courierOrderNumber: number | null }>) =>
    sql`(SELECT own.courier_order_number FROM returns own WHERE own.id = ${params.returnId}) IS ${params.courierOrderNumber}`,
);
