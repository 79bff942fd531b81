import type { ActorKind } from './permissions.ts';

/** The person or system behind an action. Verbs on owned records take an actor; history, audit and stock store it. */
export interface Actor {
  kind: ActorKind;
  userId?: number;
  sellerId?: number;
  sessionId?: string;
}

export interface Customer extends Actor {
  kind: 'customer';
  userId: number;
  sessionId: string;
}

/** Staff of one seller. */
export interface Seller extends Actor {
  kind: 'seller';
  userId: number;
  sellerId: number;
  sessionId: string;
}

/** Staff of the platform. */
export interface Admin extends Actor {
  kind: 'admin';
  userId: number;
  sessionId: string;
}

/** Back-office staff. A seller works on its own goods and consignments, an admin on those of all sellers. */
export type Staff = Seller | Admin;

/** Returns the id of the seller the actor acts for; null for all others, such as admins, who see all sellers. */
export function sellerIdOf(actor: Actor): number | null {
  return actor.kind === 'seller' ? (actor.sellerId ?? null) : null;
}

export const SYSTEM: Actor = { kind: 'system' };
/** The payment gateway, which collects the shoppers' money. */
export const GATEWAY: Actor = { kind: 'gateway' };
export const VISITOR: Actor = { kind: 'visitor' };
