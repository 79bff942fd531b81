import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Role, SubRole } from '#contract/calls/roles.ts';
import { auditLog, memberships, users } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Bound, Given } from '../../db/statement.ts';
import { auditValues } from '../audit/index.ts';
import type { Shop } from '../shop.ts';

const insertUser = insertInto(users);
const userIdOf = (email: unknown) => sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`;
const insertMembership = insertInto(memberships, (given: Given<{ email: string }>) => ({
  userId: userIdOf(given.email),
}));
const insertAudit = insertInto(auditLog, (given: Given<{ email: string }>) => ({ subjectId: userIdOf(given.email) }));

export interface NewMember {
  /** Lower case. */
  email: string;
  fullName: string;
  mobile: string;
  /** What they may do beside shopping, which everybody may. */
  memberships: { role: Exclude<Role, 'ROLE_CUSTOMER'>; sellerId: number | null; subRole: SubRole }[];
}

/** Adds a person whose e-mail is known to be theirs, with what they may do as staff. @throws EMAIL_TAKEN */
export async function addMember(shop: Shop, actor: Actor, member: NewMember): Promise<void> {
  const { email, memberships: rights } = member;
  await shop.write(
    ...newMember(shop, member),
    insertAudit({
      email,
      ...auditValues(shop, actor),
      action: 'member added',
      subject: 'user',
      before: {},
      after: { email, memberships: rights },
    }),
  );
}

/** The statements that add a person, for whoever adds many in one batch. */
export function newMember(shop: Shop, member: NewMember): Bound[] {
  const { email, fullName, mobile } = member;
  const at = { createdAt: shop.now, updatedAt: shop.now };
  const customer = { role: 'ROLE_CUSTOMER', sellerId: null, subRole: null } as const;
  return [
    insertUser({ email, fullName, mobile, emailVerifiedAt: shop.now, ...at }),
    ...[customer, ...member.memberships].map((membership) => insertMembership({ email, ...membership, ...at })),
  ];
}

/** The id of the person with an e-mail. */
export const userIdByEmail = statement((db, given: Given<{ email: string }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.email, given.email)),
);
