import type { ActorKind } from './permissions.ts';

/** Who is behind an action. Verbs that touch owned things take one, and history, audit and stock keep it. */
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

/** Staff of the house. */
export interface Admin extends Actor {
  kind: 'admin';
  userId: number;
  sessionId: string;
}

/** People of the back office. A seller works on its own goods and consignments, an admin on everybody's. */
export type Staff = Seller | Admin;

/** The seller somebody acts for; null for everybody else, such as staff of the house, who see all. */
export function sellerIdOf(actor: Actor): number | null {
  return actor.kind === 'seller' ? (actor.sellerId ?? null) : null;
}

export const SYSTEM: Actor = { kind: 'system' };
/** Who takes the shoppers' money. */
export const GATEWAY: Actor = { kind: 'gateway' };
export const VISITOR: Actor = { kind: 'visitor' };
