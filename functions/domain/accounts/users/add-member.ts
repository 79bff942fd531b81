import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Role, SubRole } from '#contract/calls/permissions.ts';
import { memberships, users } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

const insertUser = insertInto(users);
const userIdOf = (email: unknown) => sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`;
const insertMembership = insertInto(memberships, (params: Params<{ email: string }>) => ({
  userId: userIdOf(params.email),
}));
const memberAdded = auditEntryOf((params: Params<{ email: string }>) => userIdOf(params.email));

export interface NewMember {
  /** Lower case. */
  email: string;
  fullName: string;
  mobile: string | null;
  /** Their memberships as staff, in addition to that of a customer, which everyone has. */
  memberships: { role: Exclude<Role, 'ROLE_CUSTOMER'>; sellerId: number | null; subRole: SubRole }[];
}

/**
 * Adds a user with a verified e-mail and with memberships as staff.
 * @throws EMAIL_TAKEN when another user has the e-mail
 */
export async function addMember(shop: Shop, actor: Actor, member: NewMember): Promise<void> {
  const { email, memberships: rights } = member;
  await shop.write(
    ...newMember(shop, member),
    memberAdded(
      shop,
      actor,
      { action: 'member added', subject: 'user', before: {}, after: { email, memberships: rights } },
      { email },
    ),
  );
}

/** A person without an account. */
export interface NewCustomer {
  /** Lower case. */
  email: string;
  fullName: string;
  mobile: string | null;
}

/**
 * Returns the statements that add a customer whom staff know by telephone or in person. Their first sign-in proves the
 * e-mail.
 * @throws EMAIL_TAKEN when another request added the account meanwhile
 */
export function newCustomer(shop: Shop, actor: Actor, customer: NewCustomer): Statement[] {
  const { email } = customer;
  return [
    ...newMember(shop, { ...customer, memberships: [] }),
    memberAdded(shop, actor, { action: 'customer added', subject: 'user', before: {}, after: { email } }, { email }),
  ];
}

/** Returns the statements that add a user, for batches that add many. */
export function newMember(shop: Shop, member: NewMember): Statement[] {
  const { email, fullName, mobile } = member;
  const at = { createdAt: shop.now, updatedAt: shop.now };
  const customer = { role: 'ROLE_CUSTOMER', sellerId: null, subRole: null } as const;
  return [
    insertUser({ email, fullName, mobile, emailVerifiedAt: shop.now, ...at }),
    ...[customer, ...member.memberships].map((membership) => insertMembership({ email, ...membership, ...at })),
  ];
}

/** Reads the id of the user with an e-mail. */
export const userIdByEmail = statement((db, params: Params<{ email: string }>) =>
  db.select({ id: users.id }).from(users).where(eq(users.email, params.email)),
);
