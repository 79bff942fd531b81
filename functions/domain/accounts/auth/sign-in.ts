import type { Session, SignIn } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import { codeHash, codeState, refuseTry, consumeCodeOfMember } from './codes.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession, sessionById, tokenOf } from './sessions.ts';

/**
 * Signs a user in with the code that was mailed to them. The purpose decides the role: sellers have a purpose of their
 * own. A correct code of a person without an account stays valid, so that sign-up can continue with it.
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 * @throws ACCOUNT_MISSING or SELLER_ACCOUNT_MISSING when no account has the email
 */
export async function signIn(
  shop: Shop,
  purpose: 'customer' | 'seller',
  { email, otp, handle }: SignIn,
): Promise<Session> {
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email, otp });
  const { requester } = await requesterOf(shop, { handle });
  const [[before], [tried], , , , , [session]] = await shop.write(
    codeState({ email, purpose, requester }),
    consumeCodeOfMember({ email, purpose, requester, codeHash: hash, attempt, now: shop.now }),
    openSession(shop, purpose, attempt),
    ...noteSignIn(shop, attempt, email),
    sessionById({ id: attempt }),
  );
  if (session) return tokenOf(shop, session);
  if (tried?.right) refuse(purpose === 'seller' ? 'SELLER_ACCOUNT_MISSING' : 'ACCOUNT_MISSING');
  refuseTry(before, tried, shop.now);
}
