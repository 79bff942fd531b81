import { CODE_LENGTH } from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { NamedResults } from '../../../db/db.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomDigits, randomKey } from '../../random.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import type { From } from './requester.ts';
import type { Asked } from './code-limits.ts';
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

type MailedPurpose = keyof typeof MAILS;

/** A request for a code: its purpose, its e-mail, and the browser or account. */
interface Wanted extends From {
  purpose: MailedPurpose;
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
  const { code, stored } = await newCode(shop, input, await shop.read(codeReads(input)));
  const mail = MAILS[purpose].item(`code-${randomKey(shop.random)}`, email, { code }, shop.language);
  await shop.write(...only, stored, outboxItem(shop, mail));
  shop.after(() => sendItems(shop, [mail]));
}

/** Returns the reads that decide about a code. */
export function codeReads(input: Asked) {
  return { facts: codeFacts(input), ofNetwork: wrongTriesOfNetwork(input), settings: currentSettings() };
}

/**
 * Returns a new code for an e-mail or a mobile, with the statement that stores it.
 * @throws as `sendCode`
 */
export async function newCode(
  shop: Shop,
  input: Asked,
  { facts: [facts], ofNetwork: [ofNetwork], settings: { policy } }: NamedResults<ReturnType<typeof codeReads>>,
): Promise<{ code: string; stored: Statement }> {
  refuseCode(facts!, shop.now);
  if (!facts!.isKnown && ofNetwork!.tries >= policy.wrongCodesADay) {
    refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: AN_HOUR_SECONDS });
  }
  const code = randomDigits(shop.random, CODE_LENGTH);
  const hash = await codeHash(shop, { ...input, otp: code });
  return { code, stored: requireChange(newestCode(shop, input, hash), 'CODE_RESEND_LOCKED', JUST_SENT) };
}
