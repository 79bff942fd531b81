import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { OpenSession } from '#contract/calls/users.ts';
import { memberships, sessions } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { STAFF_IDLE_MS } from './guard.ts';

type SignedIn = Actor & { userId: number; sessionId: string };

interface Mine {
  userId: number;
  now: number;
  idleSince: number;
}

/** Sessions that are ended, expired or idle for too long are not open. */
const isOpen = (params: Params<Mine>) =>
  and(
    eq(sessions.userId, params.userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, params.now),
    isNull(memberships.archivedAt),
    or(eq(memberships.role, 'ROLE_CUSTOMER'), gt(sessions.lastSeenAt, params.idleSince)),
  );

const openOnes = statement((db, params: Params<Mine>) =>
  db
    .select({
      id: sessions.id,
      role: memberships.role,
      device: sessions.device,
      place: sessions.place,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(memberships, eq(memberships.id, sessions.membershipId))
    .where(isOpen(params))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(100),
);

const endOne = statement((db, params: Params<{ id: string; userId: number; now: number }>) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`${params.now}` })
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, params.userId), isNull(sessions.revokedAt))),
);

const endOthers = statement((db, params: Params<{ id: string; userId: number; now: number }>) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`${params.now}` })
    .where(and(ne(sessions.id, params.id), eq(sessions.userId, params.userId), isNull(sessions.revokedAt))),
);

/** Returns a user's open sessions in all roles, last seen first. */
export async function listSessions(shop: Shop, { userId, sessionId }: SignedIn): Promise<OpenSession[]> {
  const { now } = shop;
  const [rows] = await shop.read(openOnes({ userId, now, idleSince: now - STAFF_IDLE_MS }));
  return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
}

/**
 * Ends one of a user's own sessions.
 * @throws NOT_FOUND for any other session
 */
export async function endSession(shop: Shop, { userId }: SignedIn, id: string): Promise<void> {
  await shop.write(requireChange(endOne({ id, userId, now: shop.now }), 'NOT_FOUND'));
}

/** Ends all of a user's sessions except the current one. */
export async function endOtherSessions(shop: Shop, { userId, sessionId }: SignedIn): Promise<void> {
  await shop.write(endOthers({ id: sessionId, userId, now: shop.now }));
}
