import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '#contract/calls/permissions.ts';
import type { Session } from '#contract/calls/auth.ts';
import { memberships, oneTimeCodes, sellers, sessions, users } from '../../../db/schema/index.ts';
import type { CodePurpose } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Expression, Statement, Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const DAY_MS = 24 * 60 * 60_000;
const CUSTOMER_SESSION_MS = 7 * DAY_MS;
const STAFF_SESSION_MS = DAY_MS / 2;
/** The time for which a shown second factor is valid for calls that move money. */
export const SECOND_FACTOR_FRESH_MS = 10 * 60_000;

/** Returns the row of a session that opens now, for an INSERT from a SELECT with `users` and `memberships`. */
export function openedSession({ now, ...own }: Record<'id' | 'now' | 'expiresAt' | 'requester', Expression>) {
  return selectedRow(sessions, {
    ...own,
    userId: users.id,
    membershipId: memberships.id,
    createdAt: now,
    lastSeenAt: now,
  });
}

/**
 * Opens a session for the user whose code this attempt used up. With the purpose `seller` it is a seller's session.
 * With the purpose `customer` it is one of the platform's staff if they are, else a customer's. Opens none if the code
 * was not used up.
 */
const insertSession = statement(
  (
    db,
    params: Params<{ attempt: string; purpose: CodePurpose; now: number; customerUntil: number; staffUntil: number }>,
  ) =>
    db.insert(sessions).select(
      db
        .select(
          openedSession({
            id: params.attempt,
            now: params.now,
            expiresAt: sql`CASE ${memberships.role} WHEN 'ROLE_CUSTOMER' THEN ${params.customerUntil} ELSE ${params.staffUntil} END`,
            requester: oneTimeCodes.requester,
          }),
        )
        .from(oneTimeCodes)
        .innerJoin(users, and(eq(users.email, oneTimeCodes.email), isNull(users.archivedAt)))
        .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.archivedAt)))
        .where(
          and(
            eq(oneTimeCodes.usedBy, params.attempt),
            eq(oneTimeCodes.purpose, params.purpose),
            sql`(${memberships.role} = 'ROLE_SELLER') = (${params.purpose} = 'seller')`,
          ),
        )
        .orderBy(desc(sql`${memberships.role} = 'ROLE_ADMIN'`), asc(memberships.id))
        .limit(1),
    ),
);

/** Returns the end of a staff session that starts now, epoch milliseconds. */
export function staffUntil({ now }: Pick<Shop, 'now'>): number {
  return now + STAFF_SESSION_MS;
}

/** Returns the end of a customer's session that starts now, epoch milliseconds. */
export function customerUntil({ now }: Pick<Shop, 'now'>): number {
  return now + CUSTOMER_SESSION_MS;
}

export function openSession(shop: Shop, purpose: CodePurpose, attempt: string): Statement<number> {
  return insertSession({
    attempt,
    purpose,
    now: shop.now,
    customerUntil: customerUntil(shop),
    staffUntil: staffUntil(shop),
  });
}

/** Reads a session with its present rights: the membership, and the status of the seller. */
export const sessionById = statement((db, params: Params<{ id: string }>) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: memberships.role,
      sellerId: memberships.sellerId,
      subRole: memberships.subRole,
      sellerStatus: sellers.status,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorAt: sessions.secondFactorAt,
      hasSecondFactor: sql<number>`EXISTS (SELECT 1 FROM second_factors
        WHERE second_factors.user_id = ${sessions.userId} AND second_factors.enrolled_at IS NOT NULL)`,
      endedAt: sql<number | null>`coalesce(${sessions.revokedAt}, ${memberships.archivedAt}, ${users.archivedAt})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.id, sessions.membershipId))
    .leftJoin(sellers, eq(sellers.id, memberships.sellerId))
    .where(eq(sessions.id, params.id)),
);
export type SessionRow = ReturnType<ReturnType<typeof sessionById>['read']>[number];

export const moveLastSeen = statement((db, params: Params<{ id: string; now: number }>) =>
  db
    .update(sessions)
    .set({ lastSeenAt: sql`${params.now}` })
    .where(eq(sessions.id, params.id)),
);

/** Notes that the second factor was shown in a session. */
export const noteShown = statement((db, params: Params<{ sessionId: string; now: number }>) =>
  db
    .update(sessions)
    .set({ secondFactorAt: sql`${params.now}` })
    .where(eq(sessions.id, params.sessionId)),
);

export const revokeSession = statement((db, params: Params<{ id: string; now: number }>) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${params.now})` })
    .where(eq(sessions.id, params.id)),
);

export const forgetOldSessions = statement((db, params: Params<{ before: number }>) =>
  db.delete(sessions).where(lt(sql`coalesce(${sessions.revokedAt}, ${sessions.expiresAt})`, params.before)),
);

/** Returns the token of a session that was just opened. */
export async function tokenOf(shop: Shop, session: SessionRow): Promise<Session> {
  const role: Role = session.role;
  const claims = {
    sub: String(session.userId),
    sid: session.id,
    role,
    exp: Math.floor(session.expiresAt / 1000),
    ...(session.sellerId === null ? {} : { sellerId: session.sellerId }),
  };
  return { jwtToken: await shop.signToken(claims), role };
}
