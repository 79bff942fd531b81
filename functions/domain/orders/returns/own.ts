import type { Actor } from '#contract/calls/actor.ts';
import type { Owner } from './reads.ts';

/** What somebody may see: a seller its own, a customer theirs, the house all. */
export function ownerOf(actor: Actor): Owner {
  return {
    sellerId: actor.kind === 'seller' ? actor.sellerId! : null,
    userId: actor.kind === 'customer' ? actor.userId! : null,
  };
}

export const ANYBODY: Owner = { sellerId: null, userId: null };
