import { CODE_LENGTH } from '#contract/policy.ts';
import { Refusal } from '#contract/refusals.ts';
import type { CodeDoor } from '../../db/schema/index.ts';
import { must } from '../../db/statement.ts';
import { outboxLetter, sendLetters } from '../outbox/index.ts';
import type { Letter } from '../outbox/index.ts';
import { randomDigits, randomKey } from '../random.ts';
import type { Shop } from '../shop.ts';
import { codeHash, codeState, newestCode, refuseResend } from './codes.ts';

const LETTERS = { customer: 'signInCode', seller: 'sellerCode', changeEmail: 'changeEmailCode' } as const;

/**
 * Mails a one-time code to whoever asked, with an account or without: the answer never tells which. The code before
 * it is void from now on.
 * @throws CODE_RESEND_LOCKED, CODE_TOO_MANY
 */
export async function sendCode(shop: Shop, door: CodeDoor, email: string): Promise<void> {
  const code = randomDigits(shop.random, CODE_LENGTH);
  const key = `code-${randomKey(shop.random)}`;
  const letter: Letter = { name: LETTERS[door], to: email, code };
  const hash = await codeHash(shop, { door, email, otp: code });
  try {
    await shop.write(
      newestCode(shop, { email, door, codeHash: hash }),
      must('CODE_RESEND_LOCKED'),
      outboxLetter(shop, key, letter),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [[state]] = await shop.read(codeState({ email, door }));
    refuseResend(state, shop.now);
  }
  shop.after(() => sendLetters(shop, [{ key, letter, attempts: 1 }]));
}
