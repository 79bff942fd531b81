import type { Actor } from '#contract/calls/actor.ts';
import type { Owner } from './reads.ts';

/** Returns whose records an actor may see: a seller's own, a customer's own, or all for the platform. */
export function ownerOf(actor: Actor): Owner {
  return {
    sellerId: actor.kind === 'seller' ? actor.sellerId! : null,
    userId: actor.kind === 'customer' ? actor.userId! : null,
  };
}

export const ANYBODY: Owner = { sellerId: null, userId: null };
