import { and, asc, eq, sql } from 'drizzle-orm';
import { passkeys, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

type Mine = Params<{ userId: number }>;

/** Reads a user's passkeys, as shown to the user. */
export const passkeysOf = statement((db, params: Mine) =>
  db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, usedAt: passkeys.usedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, params.userId))
    .orderBy(asc(passkeys.id)),
);

/** Reads a user's passkeys, in the form for a browser. */
export const credentialsOf = statement((db, params: Mine) =>
  db
    .select({ credential: passkeys.credential, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, params.userId))
    .orderBy(asc(passkeys.id)),
);

/** Reads one of the user's own passkeys. */
export const passkeyByCredential = statement((db, params: Params<{ userId: number; credential: string }>) =>
  db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credential, params.credential), eq(passkeys.userId, params.userId))),
);

export const ownerNamed = statement((db, params: Mine) =>
  db.select({ email: users.email, fullName: users.fullName }).from(users).where(eq(users.id, params.userId)),
);

/** Adds a passkey, unless its credential is known already, for any user. */
export const insertPasskey = statement((db, params: Params<Omit<typeof passkeys.$inferInsert, 'id' | 'usedAt'>>) =>
  db
    .insert(passkeys)
    .values({
      userId: params.userId,
      name: params.name,
      credential: params.credential,
      publicKey: params.publicKey,
      signCount: params.signCount,
      transports: params.transports,
      createdAt: params.createdAt,
    })
    .onConflictDoNothing(),
);

/** Notes a signature, if its counter is higher than the stored one or both are 0. */
export const noteSigned = statement((db, params: Params<{ id: number; signCount: number; now: number }>) =>
  db
    .update(passkeys)
    .set({ signCount: sql`${params.signCount}`, usedAt: sql`${params.now}` })
    .where(
      and(
        eq(passkeys.id, params.id),
        sql`(${passkeys.signCount} < ${params.signCount} OR (${passkeys.signCount} = 0 AND ${params.signCount} = 0))`,
      ),
    ),
);

export const dropPasskey = statement((db, params: Params<{ id: number; userId: number }>) =>
  db.delete(passkeys).where(and(eq(passkeys.id, params.id), eq(passkeys.userId, params.userId))),
);

export const dropPasskeys = statement((db, params: Mine) =>
  db.delete(passkeys).where(eq(passkeys.userId, params.userId)),
);
