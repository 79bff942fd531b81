import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { memberships, sellerRegistrations, sellers, users } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { VISITOR } from '#contract/calls/actor.ts';
import type { Actor } from '#contract/calls/actor.ts';
import type { Shop } from '../../shop.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

export const insertSeller = insertInto(sellers);

const sellerIdOf = (slug: unknown) => sql<number>`(SELECT id FROM sellers WHERE slug = ${slug})`;
const userIdOf = (email: unknown) => sql<number>`(SELECT id FROM users WHERE email = ${email})`;

export const insertRegistration = insertInto(sellerRegistrations, (params: Params<{ slug: string }>) => ({
  sellerId: sellerIdOf(params.slug),
}));

/** Finds a seller with a confirmed email who has this GSTIN. */
export const gstinIsTaken = statement((db, params: Params<{ gstin: string | null }>) =>
  db
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(sql`${sellers.gstin} = ${params.gstin}`, isNotNull(sellers.emailProvenAt))),
);
export const registrationsSince = statement((db, params: Params<{ email: string; since: number }>) =>
  db
    .select({ number: count() })
    .from(sellerRegistrations)
    .where(and(eq(sellerRegistrations.email, params.email), gt(sellerRegistrations.sentAt, params.since))),
);
/** Finds a membership with a seller of the user with this email. */
export const sellsAlready = statement((db, params: Params<{ email: string }>) =>
  db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(users.email, params.email), eq(memberships.role, 'ROLE_SELLER'), isNull(memberships.archivedAt)))
    .limit(1),
);

export interface Owner {
  /** Verified, or vouched for by the staff who entered it. */
  email: string;
  fullName: string;
  mobile: string;
  slug: string;
  now: number;
}

const insertUser = statement((db, params: Params<Owner>) =>
  db
    .insert(users)
    .select(
      db
        .select(
          selectedRow(users, {
            createdAt: params.now,
            updatedAt: params.now,
            email: params.email,
            emailVerifiedAt: params.now,
            fullName: params.fullName,
            mobile: params.mobile,
          }),
        )
        .from(sql`(SELECT 1)`)
        .where(sql`1`),
    )
    .onConflictDoNothing({ target: users.email }),
);

const insertMembership = statement((db, params: Params<Owner & { role: string; subRole: string | null }>) =>
  db
    .insert(memberships)
    .select(
      db
        .select(
          selectedRow(memberships, {
            createdAt: params.now,
            updatedAt: params.now,
            userId: userIdOf(params.email),
            role: params.role,
            sellerId: sql`CASE ${params.role} WHEN 'ROLE_SELLER' THEN ${sellerIdOf(params.slug)} END`,
            subRole: params.subRole,
          }),
        )
        .from(sql`(SELECT 1)`)
        .where(sql`1`),
    )
    .onConflictDoNothing(),
);

const sellerAdded = auditEntryOf((params: Params<{ slug: string }>) => sellerIdOf(params.slug));

/** Who added a seller, and how, for the audit log. */
interface Addition {
  by: Actor;
  action: string;
}
export const REGISTERED: Addition = { by: VISITOR, action: 'seller registered' };

/**
 * Returns the statements that make a person the owner of the business with this slug. A new account also gets a
 * customer's membership.
 */
export function makeOwner(shop: Shop, owner: Omit<Owner, 'now'>, { by, action }: Addition): Statement[] {
  const { email, slug } = owner;
  const values = { ...owner, now: shop.now };
  return [
    insertUser(values),
    insertMembership({ ...values, role: 'ROLE_CUSTOMER', subRole: null }),
    insertMembership({ ...values, role: 'ROLE_SELLER', subRole: 'owner' }),
    sellerAdded(shop, by, { action, subject: 'seller', before: {}, after: { email, slug } }, { slug }),
  ];
}

/** Deletes registrations whose link is too old, used or not. */
export const forgetOldRegistrations = statement((db, params: Params<{ before: number }>) =>
  db.delete(sellerRegistrations).where(lt(sellerRegistrations.sentAt, params.before)),
);

/**
 * Erases the data of businesses whose email was never confirmed. The empty row stays, since deleting it would need a
 * check of every table that may refer to it.
 */
export const forgetUnprovenSellers = statement((db, params: Params<{ before: number; now: number }>) =>
  db
    .update(sellers)
    .set({
      archivedAt: sql`${params.now}`,
      status: 'CLOSED',
      slug: sql`'unconfirmed-' || ${sellers.id}`,
      businessName: '',
      legalName: '',
      email: '',
      mobile: '',
      gstin: null,
      enrolmentNumber: null,
      pan: null,
      pickupName: null,
      pickupMobile: null,
      pickupAddress: '',
      pickupLocality: '',
      pickupCity: '',
      pickupPinCode: '',
      businessEmail: null,
      businessMobile: null,
      businessAddress: null,
      bankSealed: null,
      bankLastDigits: null,
      bankIfsc: null,
      bankHolder: null,
    })
    .where(
      and(
        sql`${sellers.emailProvenAt} IS NULL`,
        sql`${sellers.archivedAt} IS NULL`,
        lt(sellers.createdAt, params.before),
      ),
    ),
);
