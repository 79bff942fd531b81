import type { SignIn } from '#contract/calls/auth.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import { codeHash, codeState, refuseTry, tryCode } from './codes.ts';

/**
 * Checks a code for the second step of sign-up. It counts as an attempt and does not use the code up.
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export async function verifyCode(shop: Shop, { email, otp, handle }: SignIn): Promise<void> {
  const purpose = 'customer';
  const hash = await codeHash(shop, { purpose, email, otp });
  const { requester } = await requesterOf(shop, { handle });
  const [[before], [tried]] = await shop.write(
    codeState({ email, purpose, requester }),
    tryCode({ email, purpose, requester, codeHash: hash, now: shop.now }),
  );
  if (!tried?.right) refuseTry(before, tried, shop.now);
}
