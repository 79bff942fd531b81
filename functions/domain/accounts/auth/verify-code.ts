import type { SignIn } from '#contract/calls/auth.ts';
import type { Shop } from '../../shop.ts';
import { askerOf } from './asker.ts';
import { codeHash, codeState, refuseTry, tryCode } from './codes.ts';

/**
 * Checks a code for the second step of sign-up. It counts as an attempt and does not use the code up.
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export async function verifyCode(shop: Shop, { email, otp, handle }: SignIn): Promise<void> {
  const purpose = 'customer';
  const hash = await codeHash(shop, { purpose, email, otp });
  const { asker } = await askerOf(shop, { handle });
  const [[before], [tried]] = await shop.write(
    codeState({ email, purpose, asker }),
    tryCode({ email, purpose, asker, codeHash: hash, now: shop.now }),
  );
  if (!tried?.right) refuseTry(before, tried, shop.now);
}
