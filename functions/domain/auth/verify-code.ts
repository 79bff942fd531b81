import type { SignIn } from '#contract/calls/auth.ts';
import type { Shop } from '../shop.ts';
import { askerOf } from './asker.ts';
import { codeHash, codeState, refuseTry, tryCode } from './codes.ts';

/**
 * Tells whether a code is right, for the second step of signing up. It counts as a try and does not use the code up.
 * @throws CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP
 */
export async function verifyCode(shop: Shop, { email, otp, handle }: SignIn): Promise<void> {
  const door = 'customer';
  const hash = await codeHash(shop, { door, email, otp });
  const { asker } = await askerOf(shop, { handle });
  const [[before], [tried]] = await shop.write(
    codeState({ email, door, asker }),
    tryCode({ email, door, asker, codeHash: hash, attempt: '', now: shop.now }),
  );
  if (!tried?.right) refuseTry(before, tried, shop.now);
}
