import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/calls/permissions.ts';
import { memberships, sellers, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

const USER_COLUMNS = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  mobile: users.mobile,
  createdAt: users.createdAt,
  emailVerifiedAt: users.emailVerifiedAt,
  blockedAt: users.blockedAt,
  version: users.version,
  language: users.language,
};

export const userById = statement((db, params: Params<{ userId: number }>) =>
  db.select(USER_COLUMNS).from(users).where(eq(users.id, params.userId)),
);
export const userByEmail = statement((db, params: Params<{ email: string }>) =>
  db.select(USER_COLUMNS).from(users).where(eq(users.email, params.email)),
);

/** Reads the user with an e-mail and their role, if they are staff of the platform now. */
export const adminByEmail = statement((db, params: Params<{ email: string }>) =>
  db
    .select({ id: users.id, subRole: memberships.subRole })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(users.email, params.email),
        eq(memberships.role, 'ROLE_ADMIN'),
        isNull(users.archivedAt),
        isNull(memberships.archivedAt),
      ),
    ),
);

/** Reads a user's role in their present membership, and its seller's status; `sellerId` is null for the platform. */
export const membershipOf = statement((db, params: Params<{ userId: number; role: Role; sellerId: number | null }>) =>
  db
    .select({ subRole: memberships.subRole, sellerStatus: sellers.status })
    .from(memberships)
    .leftJoin(sellers, eq(sellers.id, memberships.sellerId))
    .where(
      and(
        eq(memberships.userId, params.userId),
        eq(memberships.role, params.role),
        sql`${memberships.sellerId} IS ${params.sellerId}`,
      ),
    ),
);
export type UserRow = ReturnType<ReturnType<typeof userById>['read']>[number];
