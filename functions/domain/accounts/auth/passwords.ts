import { and, eq, isNull, sql } from 'drizzle-orm';
import { memberships, passwords, sessions, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Reads the password of a seller's member of staff by e-mail; no row for anyone else. */
export const passwordOf = statement((db, params: Params<{ email: string }>) =>
  db
    .select({ userId: users.id, hash: passwords.hash })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.archivedAt)))
    .where(and(eq(users.email, params.email), isNull(users.archivedAt), eq(memberships.role, 'ROLE_SELLER')))
    .limit(1),
);

/** Sets the first or a new password of the user with an e-mail. */
export const setPassword = statement((db, params: Params<{ email: string; hash: string; now: number }>) =>
  db
    .insert(passwords)
    .select(
      db
        .select({
          id: sql`NULL`.as('id'),
          userId: users.id,
          hash: sql`${params.hash}`.as('hash'),
          changedAt: sql`${params.now}`.as('changed_at'),
        })
        .from(users)
        .where(eq(users.email, params.email)),
    )
    .onConflictDoUpdate({
      target: passwords.userId,
      set: { hash: sql`excluded.hash`, changedAt: sql`excluded.changed_at` },
    }),
);

/** Stores another hash of the same password, unless the password changed meanwhile. */
export const replaceHash = statement((db, params: Params<{ userId: number; former: string; hash: string }>) =>
  db
    .update(passwords)
    .set({ hash: sql`${params.hash}` })
    .where(and(eq(passwords.userId, params.userId), eq(passwords.hash, params.former))),
);

/** Ends all sessions of the user with an e-mail except one. */
export const endSessionsBut = statement((db, params: Params<{ email: string; keptId: string; now: number }>) =>
  db
    .update(sessions)
    .set({ revokedAt: sql`${params.now}` })
    .where(
      sql`${sessions.userId} = (SELECT id FROM users WHERE email = ${params.email})
        AND ${sessions.id} <> ${params.keptId} AND ${sessions.revokedAt} IS NULL`,
    ),
);
