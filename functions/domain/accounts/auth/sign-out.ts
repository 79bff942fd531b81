import type { Actor } from '#contract/calls/actor.ts';
import type { Shop } from '../../shop.ts';
import { revokeSession } from './sessions.ts';

/** Ends the session at once, on every route and both runtimes. */
export async function signOut(shop: Shop, actor: Actor & { sessionId: string }): Promise<void> {
  await shop.write(revokeSession({ id: actor.sessionId, now: shop.now }));
}
