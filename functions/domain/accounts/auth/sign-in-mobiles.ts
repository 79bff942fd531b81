import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { memberships, oneTimeCodes, sessions, signInMobiles, users } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { openedSession } from './sessions.ts';

/** Reads the mobile that signs a user in. */
export const mobileOf = statement((db, params: Params<{ userId: number }>) =>
  db.select({ mobile: signInMobiles.mobile }).from(signInMobiles).where(eq(signInMobiles.userId, params.userId)),
);

/** Reads the account that a mobile signs in. */
export const accountOfMobile = statement((db, params: Params<{ mobile: string }>) =>
  db
    .select({ userId: users.id, email: users.email })
    .from(signInMobiles)
    .innerJoin(users, eq(users.id, signInMobiles.userId))
    .where(and(eq(signInMobiles.mobile, params.mobile), isNull(users.archivedAt))),
);

/** A confirmation of a mobile by an attempt at its code. */
interface Confirmation {
  userId: number;
  mobile: string;
  attempt: string;
  now: number;
}

/** A condition: this attempt used up the code that was sent to the mobile. */
const isProven = (params: Params<Pick<Confirmation, 'mobile' | 'attempt'>>) => sql`EXISTS (
  SELECT 1 FROM one_time_codes
  WHERE email = ${params.mobile} AND purpose = 'confirmMobile' AND used_by = ${params.attempt})`;

/** A condition: the mobile signs in the account. */
export const hasMobile = (params: Params<Pick<Confirmation, 'mobile' | 'userId'>>) =>
  sql`EXISTS (SELECT 1 FROM sign_in_mobiles WHERE mobile = ${params.mobile} AND user_id = ${params.userId})`;

/** A condition: the attempt is right, and at this place of its batch the mobile signs in the account. */
export const hasMobileOfAttempt = (params: Params<Omit<Confirmation, 'now'>>) =>
  sql`${isProven(params)} AND ${hasMobile(params)}`;

/** Takes the mobile from the account that has it. */
const releaseMobile = statement((db, params: Params<Confirmation>) =>
  db
    .delete(signInMobiles)
    .where(
      and(eq(signInMobiles.mobile, params.mobile), ne(signInMobiles.userId, params.userId), sql`${isProven(params)}`),
    ),
);

/** Ends the validity of codes that were sent before the mobile was confirmed: they were for its former account. */
const voidSignInCodes = statement((db, params: Params<Confirmation>) =>
  db
    .update(oneTimeCodes)
    .set({ expiresAt: sql`min(${oneTimeCodes.expiresAt}, ${params.now})` })
    .where(
      and(
        eq(oneTimeCodes.email, params.mobile),
        eq(oneTimeCodes.purpose, 'signInByMobile'),
        isNull(oneTimeCodes.usedBy),
        sql`${isProven(params)}`,
      ),
    ),
);

const setMobile = statement((db, params: Params<Confirmation>) =>
  db
    .insert(signInMobiles)
    .select(
      db
        .select(
          selectedRow(signInMobiles, {
            userId: params.userId,
            mobile: oneTimeCodes.email,
            confirmedAt: params.now,
          }),
        )
        .from(oneTimeCodes)
        .where(and(eq(oneTimeCodes.usedBy, params.attempt), eq(oneTimeCodes.purpose, 'confirmMobile'))),
    )
    .onConflictDoUpdate({
      target: signInMobiles.userId,
      set: { mobile: sql`excluded.mobile`, confirmedAt: sql`excluded.confirmed_at` },
    }),
);

/** Returns the statements that give a mobile to an account. They change no row if the attempt is not right. */
export function confirmedMobile(confirmation: Confirmation) {
  return [releaseMobile(confirmation), voidSignInCodes(confirmation), setMobile(confirmation)] as const;
}

export const removeMobile = statement((db, params: Params<{ userId: number }>) =>
  db.delete(signInMobiles).where(eq(signInMobiles.userId, params.userId)),
);

/** Opens a shopper's session of the account whose mobile got the code that this attempt used up. */
export const insertSessionByMobile = statement(
  (db, params: Params<{ attempt: string; now: number; expiresAt: number }>) =>
    db.insert(sessions).select(
      db
        .select(
          openedSession({
            id: params.attempt,
            now: params.now,
            expiresAt: params.expiresAt,
            requester: oneTimeCodes.requester,
          }),
        )
        .from(oneTimeCodes)
        .innerJoin(signInMobiles, eq(signInMobiles.mobile, oneTimeCodes.email))
        .innerJoin(users, and(eq(users.id, signInMobiles.userId), isNull(users.archivedAt)))
        .innerJoin(
          memberships,
          and(eq(memberships.userId, users.id), eq(memberships.role, 'ROLE_CUSTOMER'), isNull(memberships.archivedAt)),
        )
        .where(and(eq(oneTimeCodes.usedBy, params.attempt), eq(oneTimeCodes.purpose, 'signInByMobile'))),
    ),
);
