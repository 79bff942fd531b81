import type { Session, SignIn } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { askerOf } from './asker.ts';
import { codeHash, codeState, refuseTry, consumeCodeOfMember } from './codes.ts';
import { noteSignIn } from './note-sign-in.ts';
import { openSession, sessionById, tokenOf } from './sessions.ts';

/**
 * Signs somebody in with the code mailed to them. The purpose decides what the session may do: sellers come in by their
 * own. A right code of somebody without an account stays good, so that signing up can go on with it.
 * @throws CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP, ACCOUNT_MISSING, SELLER_ACCOUNT_MISSING
 */
export async function signIn(
  shop: Shop,
  purpose: 'customer' | 'seller',
  { email, otp, handle }: SignIn,
): Promise<Session> {
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email, otp });
  const { asker } = await askerOf(shop, { handle });
  const [[before], [tried], , , , [session]] = await shop.write(
    codeState({ email, purpose, asker }),
    consumeCodeOfMember({ email, purpose, asker, codeHash: hash, attempt, now: shop.now }),
    openSession(shop, purpose, attempt),
    ...noteSignIn(shop, attempt, email),
    sessionById({ id: attempt }),
  );
  if (session) return tokenOf(shop, session);
  if (tried?.right) refuse(purpose === 'seller' ? 'SELLER_ACCOUNT_MISSING' : 'ACCOUNT_MISSING');
  refuseTry(before, tried, shop.now);
}
