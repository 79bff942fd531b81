import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { MobileSignIn, Session, SignInMobile } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { MOBILE_CODES_PER_DAY } from '#contract/shop/policy.ts';
import { requireCondition } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { codeToMobile, sendsCodes } from '../../platform/messages/index.ts';
import { emailOf, outboxItem, outboxItemWhere, sendItems, sendOutbox } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { asking } from './code-limits.ts';
import { codeHash, codeState, consumeCode, refuseTry } from './codes.ts';
import { mobileConfirmedMail, mobileTakenOverMail } from './mails/mobile.ts';
import { noteSignIn } from './note-sign-in.ts';
import { requesterOf } from './requester.ts';
import { codeReads, newCode } from './send-code.ts';
import { customerUntil, sessionById, tokenOf } from './sessions.ts';
import {
  accountOfMobile,
  confirmedMobile,
  hasMobile,
  hasMobileOfAttempt,
  insertSessionByMobile,
  mobileOf,
  removeMobile,
} from './sign-in-mobiles.ts';

/*
 * Shoppers can sign in with an OTP to their mobile, if the owner wants it. The mobile must be confirmed in the account
 * first, since the number of an address proves nothing and numbers change their owners. No OTP goes to any other number,
 * so strangers cannot make the shop pay for messages. Staff and sellers sign in with their email.
 */

type Person = Actor & { userId: number };

type Settings = ReturnType<ReturnType<typeof currentSettings>['read']>;

/** The id of no account, for statements that must do the same work with and without one. */
const NOBODY = 0;

const codeToOwner = outboxItemWhere(hasMobile);
/** Mails the account that has the mobile: before the change the former one, after it the new one. */
const mailToOwner = outboxItemWhere(hasMobileOfAttempt);

/** Each account confirms only so many mobiles a day, because the shop pays for each message. */
const fewCodesOfAccount = requireCondition(
  'CODE_TOO_MANY',
  (params: Params<{ requester: string; since: number }>) =>
    sql`(SELECT count(*) FROM one_time_codes WHERE requester = ${params.requester}
      AND purpose = 'confirmMobile' AND sent_at > ${params.since}) < ${sql.raw(String(MOBILE_CODES_PER_DAY))}`,
);

/** @throws MOBILE_CODES_OFF if the shop sends no OTPs to mobiles */
function requireCodes(shop: Shop, { policy }: Settings): void {
  if (!sendsCodes(shop, policy.messages)) refuse('MOBILE_CODES_OFF');
}

/** Returns whether shoppers can sign in with a mobile. */
export async function isMobileOffered(shop: Shop): Promise<boolean> {
  const [{ policy }] = await shop.read(currentSettings());
  return sendsCodes(shop, policy.messages);
}

/**
 * Sends an OTP to a mobile that an account has confirmed. To any other number nothing is sent: the response never tells
 * which.
 * @throws MOBILE_CODES_OFF, and as `sendCode`
 */
export async function sendMobileCode(
  shop: Shop,
  { mobile, handle }: { mobile: string; handle?: string | undefined },
): Promise<void> {
  const purpose = 'signInByMobile';
  const input = asking(shop, { purpose, email: mobile, ...(await requesterOf(shop, { handle })) });
  const { account, ...rows } = await shop.read({ ...codeReads(input), account: accountOfMobile({ mobile }) });
  requireCodes(shop, rows.settings);
  const { code, stored } = await newCode(shop, input, rows);
  const to = { mobile, userId: account[0]?.userId ?? NOBODY };
  await shop.write(stored, codeToOwner(shop, itemOf(shop, { ...to, code }), to));
  shop.after(() => sendOutbox(shop, shop.now));
}

/**
 * Signs a shopper in with the OTP that was sent to their confirmed mobile.
 * @throws MOBILE_CODES_OFF
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export async function signInByMobile(shop: Shop, { mobile, otp, handle }: MobileSignIn): Promise<Session> {
  const purpose = 'signInByMobile';
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email: mobile, otp });
  const { requester } = await requesterOf(shop, { handle });
  const [settings, [account]] = await shop.read(currentSettings(), accountOfMobile({ mobile }));
  requireCodes(shop, settings);
  const [[before], [tried], , , , , [session]] = await shop.write(
    codeState({ email: mobile, purpose, requester }),
    consumeCode({ email: mobile, purpose, requester, codeHash: hash, attempt, now: shop.now }),
    insertSessionByMobile({ attempt, now: shop.now, expiresAt: customerUntil(shop) }),
    ...noteSignIn(shop, attempt, account?.email ?? '', mobile),
    sessionById({ id: attempt }),
  );
  if (session) {
    shop.after(() => sendOutbox(shop, shop.now));
    return tokenOf(shop, session);
  }
  // The code is right, but the mobile has been given up since.
  if (tried?.right) refuse('CODE_VOID');
  refuseTry(before, tried, shop.now);
}

/** Returns the mobile that signs a shopper in, and whether one can be confirmed. */
export async function readSignInMobile(shop: Shop, { userId }: Person): Promise<SignInMobile> {
  const [own, settings] = await shop.read(mobileOf({ userId }), currentSettings());
  return shown(shop, own, settings);
}

/**
 * Sends the OTP that confirms a mobile, to that mobile.
 * @throws MOBILE_CODES_OFF, and as `sendCode`; CODE_TOO_MANY also when the account has requested its codes of a day
 */
export async function sendConfirmationCode(shop: Shop, { userId }: Person, mobile: string): Promise<void> {
  const input = asking(shop, { purpose: 'confirmMobile', email: mobile, ...(await requesterOf(shop, { userId })) });
  const rows = await shop.read(codeReads(input));
  requireCodes(shop, rows.settings);
  const { code, stored } = await newCode(shop, input, rows);
  const item = itemOf(shop, { userId, mobile, code });
  const few = fewCodesOfAccount({ requester: input.requester, since: input.dayAgo });
  await shop.write(few, stored, outboxItem(shop, item));
  shop.after(() => sendItems(shop, [item]));
}

/**
 * Makes a mobile sign in a shopper, with the OTP that was sent to it. An account that had the mobile loses it, because
 * numbers are given to new owners; both are told by mail.
 * @throws MOBILE_CODES_OFF
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export async function confirmMobile(
  shop: Shop,
  { userId }: Person,
  { mobile, otp }: { mobile: string; otp: string },
): Promise<SignInMobile> {
  const purpose = 'confirmMobile';
  const attempt = randomKey(shop.random);
  const hash = await codeHash(shop, { purpose, email: mobile, otp });
  const { requester } = await requesterOf(shop, { userId });
  const [settings, [former], [own]] = await shop.read(
    currentSettings(),
    accountOfMobile({ mobile }),
    emailOf({ userId }),
  );
  requireCodes(shop, settings);
  const lost = mobileTakenOverMail.item(`mobile-lost-${attempt}`, former?.email ?? '', { mobile });
  const won = mobileConfirmedMail.item(`mobile-${attempt}`, own!.email, { mobile });
  const formerUserId = former && former.userId !== userId ? former.userId : NOBODY;
  const { before, tried, after } = await shop.write({
    before: codeState({ email: mobile, purpose, requester }),
    tried: consumeCode({ email: mobile, purpose, requester, codeHash: hash, attempt, now: shop.now }),
    lost: mailToOwner(shop, lost, { mobile, attempt, userId: formerUserId }),
    confirmed: confirmedMobile({ userId, mobile, attempt, now: shop.now }),
    won: mailToOwner(shop, won, { mobile, attempt, userId }),
    after: mobileOf({ userId }),
  });
  if (!tried[0]?.right) refuseTry(before[0], tried[0], shop.now);
  shop.after(() => sendOutbox(shop, shop.now));
  return shown(shop, after, settings);
}

/** Ends the sign-in by mobile of a shopper. */
export async function dropSignInMobile(shop: Shop, { userId }: Person): Promise<SignInMobile> {
  const [, own, settings] = await shop.write(removeMobile({ userId }), mobileOf({ userId }), currentSettings());
  return shown(shop, own, settings);
}

const shown = (shop: Shop, [own]: readonly { mobile: string }[], { policy }: Settings): SignInMobile => ({
  isOffered: sendsCodes(shop, policy.messages),
  mobile: own?.mobile ?? null,
});

const itemOf = (shop: Shop, to: { userId: number; mobile: string; code: string }) =>
  codeToMobile.item(`code-${randomKey(shop.random)}`, { ...to, language: shop.language, at: shop.now });
