import { integer, text } from 'drizzle-orm/sqlite-core';
import type { Actor } from '#contract/calls/actor.ts';
import type { Params } from '../statement.ts';
import { sellers } from './sellers/sellers.ts';
import { users } from './accounts/users.ts';

/**
 * The actor of a row in history, audit and stock movements. Sessions are deleted, so the session id has no foreign key.
 */
export const actorColumns = () => ({
  actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
  actorUserId: integer('actor_user_id').references(() => users.id),
  actorSellerId: integer('actor_seller_id').references(() => sellers.id),
  actorSessionId: text('actor_session_id'),
});

/** Returns the values of those columns for an actor. */
export function actorValues(actor: Actor) {
  return {
    actorKind: actor.kind,
    actorUserId: actor.userId ?? null,
    actorSellerId: actor.sellerId ?? null,
    actorSessionId: actor.sessionId ?? null,
  };
}

/** Returns the same columns as placeholders of a statement. */
export const actorParams = (params: Params<ReturnType<typeof actorValues>>) => ({
  actorKind: params.actorKind,
  actorUserId: params.actorUserId,
  actorSellerId: params.actorSellerId,
  actorSessionId: params.actorSessionId,
});
