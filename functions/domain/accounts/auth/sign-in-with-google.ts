import * as z from 'zod/mini';
import { Email, FullName } from '#contract/calls/auth.ts';
import type { GoogleSignIn, Session } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { GoogleClaims } from '../../../ports/google.ts';
import { requireChange } from '../../../db/statement.ts';
import { storedHash } from '../../keyed-hash.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { requesterOf } from './requester.ts';
import { codeHash, codeState, refuseTry, consumeCode } from './codes.ts';
import {
  insertPerson,
  insertSessionOf,
  insertShopper,
  linkGoogle,
  personOfGoogle,
  staffWithEmail,
  usedToken,
  consumeToken,
  consumeTokenOf,
} from './google-accounts.ts';
import { noteSignIn } from './note-sign-in.ts';
import { customerUntil, openSession, sessionById, staffUntil, tokenOf } from './sessions.ts';
import { insertCustomer, insertUser } from './sign-up.ts';

/** The name of an account without a usable name, until its owner enters one. */
const NAMELESS = 'Customer';

/**
 * Signs a user in with Google's ID token, which opens one session only. A linked Google account, identified by `sub`,
 * opens the same account as before. A new one needs proof that it owns its email: Google's own mailboxes need none,
 * except for emails of staff. All others need an OTP once
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 * @throws GOOGLE_FAILED when the token is not valid or was used
 * @throws GOOGLE_UNREACHABLE when Google does not answer
 * @throws GOOGLE_NEEDS_OTP when the email needs proof
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for an OTP that is not right
 */
export async function signInWithGoogle(shop: Shop, { token, nonce, otp, handle }: GoogleSignIn): Promise<Session> {
  const { claims, email } = await believedClaims(shop, token, nonce);
  const hash = await storedHash(shop, `google/${token}`, (used) => usedToken({ hash: used }));
  const [[used], [linked], [staff]] = await shop.read(
    usedToken({ hash }),
    personOfGoogle({ sub: claims.sub }),
    staffWithEmail({ email }),
  );
  if (used) refuse('GOOGLE_FAILED');
  const context = { hash, attempt: randomKey(shop.random), requester: (await requesterOf(shop, { handle })).requester };
  if (linked) return openFor(shop, claims, linked.email, context);
  if (otp !== undefined) return openWithCode(shop, claims, { email, otp }, context);
  if (staff || !isAuthoritative(claims, email)) refuse('GOOGLE_NEEDS_OTP', { params: { email } });
  return openFor(shop, claims, email, context);
}

interface Attempt {
  /** Hash of the token. */
  hash: string;
  attempt: string;
  requester: string;
}

async function believedClaims(shop: Shop, token: string, nonce: string | undefined) {
  const answer = await (shop.google?.verify(token) ?? refuse('GOOGLE_FAILED'));
  if (answer === 'down') return refuse('GOOGLE_UNREACHABLE');
  if (answer === 'bad' || answer.claims.nonce !== nonce) return refuse('GOOGLE_FAILED');
  const { claims } = answer;
  const email = z.safeParse(Email, claims.email);
  if (!email.success || !claims.isEmailVerified) return refuse('GOOGLE_FAILED');
  return { claims, email: email.data };
}

/**
 * Returns whether Google runs the mailbox: a Gmail address or a Workspace domain. Google verified other addresses only
 * once.
 */
function isAuthoritative(claims: GoogleClaims, email: string): boolean {
  return email.endsWith('@gmail.com') || claims.hostedDomain !== undefined;
}

/** Returns the first valid name: Google's, the local part of the email, or `NAMELESS`. */
function nameOf({ name }: GoogleClaims, email: string): string {
  const names = [name, email.slice(0, email.indexOf('@'))].map((text) => z.safeParse(FullName, text).data);
  return names.find((read) => read !== undefined) ?? NAMELESS;
}

async function openFor(shop: Shop, claims: GoogleClaims, email: string, context: Attempt): Promise<Session> {
  const { hash, attempt, requester } = context;
  const { now } = shop;
  const {
    session: [session],
  } = await shop.write({
    use: requireChange(consumeToken({ hash, expiresAt: claims.expiresAt }), 'GOOGLE_FAILED'),
    person: insertPerson({ email, fullName: nameOf(claims, email), now }),
    shopper: insertShopper({ email, now }),
    open: insertSessionOf({
      id: attempt,
      email,
      requester,
      now,
      customerUntil: customerUntil(shop),
      staffUntil: staffUntil(shop),
    }),
    link: linkGoogle({ sub: claims.sub, session: attempt, now }),
    noted: noteSignIn(shop, attempt, email),
    session: sessionById({ id: attempt }),
  });
  return session ? tokenOf(shop, session) : refuse('GOOGLE_FAILED');
}

/** Signs in as sign-up does: a correct OTP opens the account of this email, or creates one. */
async function openWithCode(
  shop: Shop,
  claims: GoogleClaims,
  { email, otp }: { email: string; otp: string },
  { hash, attempt, requester }: Attempt,
): Promise<Session> {
  const purpose = 'customer';
  const { now } = shop;
  const codeHashed = await codeHash(shop, { purpose, email, otp });
  const {
    before: [before],
    tried: [tried],
    session: [session],
  } = await shop.write({
    before: codeState({ email, purpose, requester }),
    tried: consumeCode({ email, purpose, requester, codeHash: codeHashed, attempt, now }),
    person: insertUser({ attempt, fullName: nameOf(claims, email), mobile: null, now }),
    shopper: insertCustomer({ attempt, now }),
    open: openSession(shop, purpose, attempt),
    link: linkGoogle({ sub: claims.sub, session: attempt, now }),
    use: consumeTokenOf({ hash, expiresAt: claims.expiresAt, session: attempt }),
    noted: noteSignIn(shop, attempt, email),
    session: sessionById({ id: attempt }),
  });
  if (!session) return refuseTry(before, tried, now);
  return tokenOf(shop, session);
}
