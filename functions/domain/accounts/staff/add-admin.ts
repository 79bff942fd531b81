import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { SYSTEM } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { memberships, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { addMember } from '../users/index.ts';

const OWNER = { role: 'ROLE_ADMIN', sellerId: null, subRole: 'owner' } as const;

const personByEmail = statement((db, params: Params<{ email: string }>) =>
  db
    .select({
      userId: users.id,
      archivedAt: users.archivedAt,
      subRole: sql<SubRole | null>`(SELECT own.sub_role FROM memberships own
        WHERE own.user_id = users.id AND own.role = 'ROLE_ADMIN' AND own.archived_at IS NULL)`,
    })
    .from(users)
    .where(eq(users.email, params.email)),
);

/** Makes a person an owner of the platform, also one who was staff of it before. */
const makeOwner = statement((db, params: Params<{ userId: number; now: number }>) =>
  db
    .insert(memberships)
    .values({
      userId: params.userId,
      role: OWNER.role,
      subRole: OWNER.subRole,
      createdAt: params.now,
      updatedAt: params.now,
    })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.role],
      targetWhere: sql`seller_id IS NULL`,
      set: {
        subRole: OWNER.subRole,
        archivedAt: null,
        updatedAt: sql`excluded.updated_at`,
        version: sql`${memberships.version} + 1`,
      },
    }),
);

/**
 * Makes a person an owner of the platform, for the operator of the server. A person with an account keeps their name and
 * mobile.
 * @returns `added` for a new account, `promoted` for one that is an owner now, `known` for one that was
 * @throws EMAIL_TAKEN when the email belongs to an erased account
 */
export async function addAdmin(
  shop: Shop,
  person: { email: string; fullName: string; mobile: string },
): Promise<'added' | 'promoted' | 'known'> {
  const [[known]] = await shop.read(personByEmail({ email: person.email }));
  if (!known) {
    await addMember(shop, SYSTEM, { ...person, memberships: [OWNER] });
    return 'added';
  }
  const { userId, archivedAt, subRole } = known;
  if (archivedAt !== null) refuse('EMAIL_TAKEN');
  if (subRole === 'owner') return 'known';
  await shop.write(
    makeOwner({ userId, now: shop.now }),
    auditEntry(shop, SYSTEM, {
      action: 'made an owner by the operator',
      subject: 'user',
      subjectId: userId,
      before: { subRole },
      after: { subRole: OWNER.subRole },
    }),
  );
  return 'promoted';
}

const admins = statement((db) =>
  db
    .select({
      email: users.email,
      fullName: users.fullName,
      subRole: memberships.subRole,
      blockedAt: users.blockedAt,
      hasSecondFactor: sql<number>`EXISTS (SELECT 1 FROM second_factors
        WHERE second_factors.user_id = ${users.id} AND second_factors.enrolled_at IS NOT NULL)`,
      lastSignInAt: sql<number | null>`(SELECT max(sessions.created_at) FROM sessions
        WHERE sessions.membership_id = ${memberships.id})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.role, 'ROLE_ADMIN'), isNull(memberships.archivedAt), isNull(users.archivedAt)))
    .orderBy(asc(users.email)),
);
export type ListedAdmin = ReturnType<ReturnType<typeof admins>['read']>[number];

/** Returns the platform's staff by email. Sessions that ended a month ago are deleted, so a last sign-in may be null. */
export async function listAdmins(shop: Shop): Promise<ListedAdmin[]> {
  const [rows] = await shop.read(admins({}));
  return rows;
}
