import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { googleAccounts, memberships, sessions, usedGoogleTokens, users } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { openedSession } from './sessions.ts';

/** Reads the user that a Google account is linked to. */
export const personOfGoogle = statement((db, params: Params<{ sub: string }>) =>
  db
    .select({ email: users.email })
    .from(googleAccounts)
    .innerJoin(users, and(eq(users.id, googleAccounts.userId), isNull(users.archivedAt)))
    .where(eq(googleAccounts.sub, params.sub)),
);

/** Finds a membership of the user with an email, as staff of the platform or of a seller. */
export const staffWithEmail = statement((db, params: Params<{ email: string }>) =>
  db
    .select({ id: memberships.id })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.archivedAt)))
    .where(and(eq(users.email, params.email), ne(memberships.role, 'ROLE_CUSTOMER')))
    .limit(1),
);

export const usedToken = statement((db, params: Params<{ hash: string }>) =>
  db.select({ hash: usedGoogleTokens.hash }).from(usedGoogleTokens).where(eq(usedGoogleTokens.hash, params.hash)),
);

/** Marks a token as used. It touches no row if the token was used before. */
export const consumeToken = statement((db, params: Params<{ hash: string; expiresAt: number }>) =>
  db
    .insert(usedGoogleTokens)
    .select(
      db
        .select(selectedRow(usedGoogleTokens, { hash: params.hash, expiresAt: params.expiresAt }))
        .from(sql`(SELECT 1)`)
        .where(sql`true`),
    )
    .onConflictDoNothing(),
);

/** Marks a token as used, if it opened this session. */
export const consumeTokenOf = statement((db, params: Params<{ hash: string; expiresAt: number; session: string }>) =>
  db
    .insert(usedGoogleTokens)
    .select(
      db
        .select(selectedRow(usedGoogleTokens, { hash: params.hash, expiresAt: params.expiresAt }))
        .from(sessions)
        .where(eq(sessions.id, params.session)),
    )
    .onConflictDoNothing(),
);

export const forgetOldGoogleTokens = statement((db, params: Params<{ before: number }>) =>
  db.delete(usedGoogleTokens).where(lt(usedGoogleTokens.expiresAt, params.before)),
);

/** Adds a user, if none has this email. */
export const insertPerson = statement((db, params: Params<{ email: string; fullName: string; now: number }>) =>
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
          }),
        )
        .from(sql`(SELECT 1)`)
        .where(sql`true`),
    )
    .onConflictDoNothing({ target: users.email }),
);

/** Adds a customer's membership, if the user has none. */
export const insertShopper = statement((db, params: Params<{ email: string; now: number }>) =>
  db
    .insert(memberships)
    .select(
      db
        .select(
          selectedRow(memberships, {
            createdAt: params.now,
            updatedAt: params.now,
            userId: users.id,
            role: sql`'ROLE_CUSTOMER'`,
          }),
        )
        .from(users)
        .where(and(eq(users.email, params.email), isNull(users.archivedAt))),
    )
    .onConflictDoNothing(),
);

interface Opened {
  id: string;
  email: string;
  requester: string;
  now: number;
  customerUntil: number;
  staffUntil: number;
}

/** Opens a session of the user with this email: as staff of the platform if they are, else as a customer. */
export const insertSessionOf = statement((db, params: Params<Opened>) =>
  db.insert(sessions).select(
    db
      .select(
        openedSession({
          id: params.id,
          now: params.now,
          expiresAt: sql`CASE ${memberships.role} WHEN 'ROLE_CUSTOMER' THEN ${params.customerUntil} ELSE ${params.staffUntil} END`,
          requester: params.requester,
        }),
      )
      .from(users)
      .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.archivedAt)))
      .where(and(eq(users.email, params.email), isNull(users.archivedAt), ne(memberships.role, 'ROLE_SELLER')))
      .orderBy(desc(sql`${memberships.role} = 'ROLE_ADMIN'`), asc(memberships.id))
      .limit(1),
  ),
);

/** Links a Google account to the user of this session. It has no effect if no session was opened. */
export const linkGoogle = statement((db, params: Params<{ sub: string; session: string; now: number }>) =>
  db
    .insert(googleAccounts)
    .select(
      db
        .select(selectedRow(googleAccounts, { sub: params.sub, userId: sessions.userId, createdAt: params.now }))
        .from(sessions)
        .where(eq(sessions.id, params.session)),
    )
    .onConflictDoNothing(),
);
