import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PasswordSignIn, Session } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { memberships, passwords, sessions, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import { hashPassword, isKeyedPassword, isPassword, saltOf } from './password-hash.ts';
import { noteSignIn } from './note-sign-in.ts';
import { noteTry, takeTryBack, tryOf, wrongTriesFrom } from './password-tries.ts';
import { passwordOf, replaceHash } from './passwords.ts';
import { openedSession, sessionById, staffUntil, tokenOf } from './sessions.ts';

const AN_HOUR_SECONDS = 3600;

interface Opened {
  id: string;
  email: string;
  /** The seller to sign in for, if the user works for several; null for the first one. */
  sellerId: number | null;
  /** The salt of the correct password. If the password changed meanwhile, no session is opened. */
  salt: string;
  requester: string;
  now: number;
  until: number;
}

export const openWithPassword = statement((db, params: Params<Opened>) =>
  db.insert(sessions).select(
    db
      .select(openedSession({ id: params.id, now: params.now, expiresAt: params.until, requester: params.requester }))
      .from(users)
      .innerJoin(passwords, eq(passwords.userId, users.id))
      .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.archivedAt)))
      .where(
        and(
          eq(users.email, params.email),
          isNull(users.archivedAt),
          eq(memberships.role, 'ROLE_SELLER'),
          sql`instr(${passwords.hash}, '$' || ${params.salt} || '$') > 0`,
        ),
      )
      .orderBy(desc(sql`${memberships.sellerId} IS ${params.sellerId}`), asc(memberships.id))
      .limit(1),
  ),
);

/**
 * Signs a user in for the seller they work for, with their password. Neither the texts nor the time reveal whether the
 * account exists.
 * @throws PASSWORD_WRONG when email and password do not match
 * @throws PASSWORD_TOO_MANY when the email has too many attempts
 * @throws TOO_MANY_REQUESTS when the network has too many wrong attempts
 */
export async function signInWithPassword(shop: Shop, { email, password, handle }: PasswordSignIn): Promise<Session> {
  const attempt = randomKey(shop.random);
  const requester = await requesterOf(shop, { handle });
  const made = tryOf(shop, { ...requester, attempt, email });
  const [noted, [ofNetwork], [account], { policy }] = await shop.write(
    noteTry(made),
    wrongTriesFrom(made),
    passwordOf({ email }),
    currentSettings(),
  );
  if (noted === 0) refuse('PASSWORD_TOO_MANY', { retryAfterSeconds: AN_HOUR_SECONDS });
  if (ofNetwork!.tries > policy.wrongCodesADay) {
    refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: AN_HOUR_SECONDS });
  }
  const isRight = await isPassword(shop, password, account?.hash);
  if (!account || !isRight) return refuse('PASSWORD_WRONG');
  const results = await shop.write({
    opened: openWithPassword({
      id: attempt,
      email,
      sellerId: null,
      salt: saltOf(account.hash),
      requester: requester.requester,
      now: shop.now,
      until: staffUntil(shop),
    }),
    takenBack: takeTryBack({ attempt }),
    noted: noteSignIn(shop, attempt, email),
    session: sessionById({ id: attempt }),
  });
  const [session] = results.session;
  if (!session) return refuse('PASSWORD_WRONG');
  const { hash: former, userId } = account;
  if (isKeyedPassword(former)) {
    shop.after(async () => {
      const hash = await hashPassword(shop, password, saltOf(former));
      await shop.write(replaceHash({ userId, former, hash }));
    });
  }
  return tokenOf(shop, session);
}
