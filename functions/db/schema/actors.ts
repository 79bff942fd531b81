import { integer, text } from 'drizzle-orm/sqlite-core';
import type { Actor } from '#contract/calls/actor.ts';
import type { Params } from '../statement.ts';
import { sellers } from './sellers/sellers.ts';
import { users } from './accounts/users.ts';

/** Who did it, as history, audit and stock movements keep it. Sessions are deleted, so theirs is a name alone. */
export const actorColumns = () => ({
  actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
  actorUserId: integer('actor_user_id').references(() => users.id),
  actorSellerId: integer('actor_seller_id').references(() => sellers.id),
  actorSessionId: text('actor_session_id'),
});

/** An actor as those columns keep it. */
export function actorValues(actor: Actor) {
  return {
    actorKind: actor.kind,
    actorUserId: actor.userId ?? null,
    actorSellerId: actor.sellerId ?? null,
    actorSessionId: actor.sessionId ?? null,
  };
}

/** The same columns in a statement, from values that come later. */
export const actorParams = (params: Params<ReturnType<typeof actorValues>>) => ({
  actorKind: params.actorKind,
  actorUserId: params.actorUserId,
  actorSellerId: params.actorSellerId,
  actorSessionId: params.actorSessionId,
});
