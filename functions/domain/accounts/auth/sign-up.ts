import { and, eq, sql } from 'drizzle-orm';
import type { Session, SignUp } from '#contract/calls/auth.ts';
import { memberships, oneTimeCodes, users } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import { codeHash, codeState, refuseTry, consumeCode } from './codes.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession, sessionById, tokenOf } from './sessions.ts';

/** Adds the user whose code this attempt used up, if no user has its e-mail. */
export const insertUser = statement(
  (db, params: Params<{ attempt: string; fullName: string; mobile: string | null; now: number }>) =>
    db
      .insert(users)
      .select(
        db
          .select(
            selectedRow(users, {
              createdAt: params.now,
              updatedAt: params.now,
              email: oneTimeCodes.email,
              emailVerifiedAt: params.now,
              fullName: params.fullName,
              mobile: params.mobile,
            }),
          )
          .from(oneTimeCodes)
          .where(and(eq(oneTimeCodes.usedBy, params.attempt), eq(oneTimeCodes.purpose, 'customer'))),
      )
      .onConflictDoNothing({ target: users.email }),
);

/** Adds a customer's membership for that user, if they have none. */
export const insertCustomer = statement((db, params: Params<{ attempt: string; now: number }>) =>
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
        .from(oneTimeCodes)
        .innerJoin(users, eq(users.email, oneTimeCodes.email))
        .where(and(eq(oneTimeCodes.usedBy, params.attempt), eq(oneTimeCodes.purpose, 'customer'))),
    )
    .onConflictDoNothing(),
);

/**
 * Opens an account and a session with the code that was mailed to its e-mail. An existing user is signed in, and their
 * data stay unchanged.
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export async function signUp(shop: Shop, { email, otp, handle, fullName, mobile }: SignUp): Promise<Session> {
  const purpose = 'customer';
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email, otp });
  const { requester } = await requesterOf(shop, { handle });
  const [[before], [tried], , , , , , , [session]] = await shop.write(
    codeState({ email, purpose, requester }),
    consumeCode({ email, purpose, requester, codeHash: hash, attempt, now: shop.now }),
    insertUser({ attempt, fullName, mobile, now: shop.now }),
    insertCustomer({ attempt, now: shop.now }),
    openSession(shop, purpose, attempt),
    ...noteSignIn(shop, attempt, email),
    sessionById({ id: attempt }),
  );
  if (session) return tokenOf(shop, session);
  refuseTry(before, tried, shop.now);
}
