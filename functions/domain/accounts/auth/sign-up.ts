import { and, eq, sql } from 'drizzle-orm';
import type { Session, SignUp } from '#contract/calls/auth.ts';
import { memberships, oneTimeCodes, users } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { askerOf } from './asker.ts';
import { codeHash, codeState, refuseTry, consumeCode } from './codes.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession, sessionById, tokenOf } from './sessions.ts';

/** Adds who used up a code with this attempt, where there is nobody with its e-mail. */
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

/** Lets who used up a code with this attempt shop, where they did not. */
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
 * Opens an account with the code mailed to its e-mail, and a session with it. Somebody who has an account already is
 * signed in, and what is known of them stays as it is.
 * @throws CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP
 */
export async function signUp(shop: Shop, { email, otp, handle, fullName, mobile }: SignUp): Promise<Session> {
  const purpose = 'customer';
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email, otp });
  const { asker } = await askerOf(shop, { handle });
  const [[before], [tried], , , , , , [session]] = await shop.write(
    codeState({ email, purpose, asker }),
    consumeCode({ email, purpose, asker, codeHash: hash, attempt, now: shop.now }),
    insertUser({ attempt, fullName, mobile, now: shop.now }),
    insertCustomer({ attempt, now: shop.now }),
    openSession(shop, purpose, attempt),
    ...noteSignIn(shop, attempt, email),
    sessionById({ id: attempt }),
  );
  if (session) return tokenOf(shop, session);
  refuseTry(before, tried, shop.now);
}
