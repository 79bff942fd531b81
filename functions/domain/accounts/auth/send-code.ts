import { CODE_LENGTH } from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { CodePurpose } from '../../../db/schema/index.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomDigits, randomKey } from '../../random.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import type { From } from './requester.ts';
import { asking, codeFacts, JUST_SENT, newestCode, refuseCode, wrongTriesOfNetwork } from './code-limits.ts';
import { codeHash } from './codes.ts';
import {
  changeEmailCodeMail,
  deleteAccountCodeMail,
  joinCodeMail,
  sellerCodeMail,
  signInCodeMail,
} from './mails/codes.ts';

const MAILS = {
  customer: signInCodeMail,
  seller: sellerCodeMail,
  changeEmail: changeEmailCodeMail,
  deleteAccount: deleteAccountCodeMail,
  joinStaff: joinCodeMail,
};

const AN_HOUR_SECONDS = 3600;

/** A request for a code: its purpose, its e-mail, and the browser or account. */
interface Wanted extends From {
  purpose: CodePurpose;
  email: string;
  /** Conditions that are required to send the code. */
  only?: readonly Statement[];
}

/**
 * Mails a one-time code, with an account or without: the response never tells which. It voids the requester's former code,
 * and no other.
 * @throws CODE_RESEND_LOCKED when the last code is too recent
 * @throws CODE_TOO_MANY when the e-mail has its limit of codes
 * @throws TOO_MANY_REQUESTS when the network has too many wrong attempts
 */
export async function sendCode(shop: Shop, { purpose, email, only = [], ...from }: Wanted): Promise<void> {
  const input = asking(shop, { purpose, email, ...(await requesterOf(shop, from)) });
  const [[facts], [ofNetwork], { policy }] = await shop.read(
    codeFacts(input),
    wrongTriesOfNetwork(input),
    currentSettings(),
  );
  refuseCode(facts!, shop.now);
  if (!facts!.isKnown && ofNetwork!.tries >= policy.wrongCodesADay) {
    refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: AN_HOUR_SECONDS });
  }
  const code = randomDigits(shop.random, CODE_LENGTH);
  const mail = MAILS[purpose].item(`code-${randomKey(shop.random)}`, email, { code }, shop.language);
  const hash = await codeHash(shop, { purpose, email, otp: code });
  await shop.write(
    ...only,
    requireChange(newestCode(shop, input, hash), 'CODE_RESEND_LOCKED', JUST_SENT),
    outboxItem(shop, mail),
  );
  shop.after(() => sendItems(shop, [mail]));
}
