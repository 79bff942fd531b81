import * as z from 'zod/mini';
import { Email, FullName } from '#contract/calls/auth.ts';
import type { GoogleSignIn, Session } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { GoogleClaims } from '../../../ports/google.ts';
import { requireChange } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { askerOf } from './asker.ts';
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

/** What an account without a usable name is called until its owner types one. */
const NAMELESS = 'Customer';

/**
 * Signs somebody in with an ID token of Google, which opens one session only. A Google account that signed in here
 * before opens the same account, by the number Google gives it. Another one is believed to own its email where Google
 * itself is in charge of it, and never where that is the email of staff: else it is proved by an OTP once
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 * @throws GOOGLE_FAILED, GOOGLE_UNREACHABLE, GOOGLE_NEEDS_OTP, CODE_WRONG, CODE_VOID, CODE_TRIES_USED_UP
 */
export async function signInWithGoogle(shop: Shop, { token, nonce, otp, handle }: GoogleSignIn): Promise<Session> {
  const { claims, email } = await believedClaims(shop, token, nonce);
  const hash = await shop.keyedHash(`google/${token}`);
  const [[used], [linked], [staff]] = await shop.read(
    usedToken({ hash }),
    personOfGoogle({ sub: claims.sub }),
    staffWithEmail({ email }),
  );
  if (used) refuse('GOOGLE_FAILED');
  const context = { hash, attempt: randomKey(shop.random), asker: (await askerOf(shop, { handle })).asker };
  if (linked) return openFor(shop, claims, linked.email, context);
  if (otp !== undefined) return openWithCode(shop, claims, { email, otp }, context);
  if (staff || !isAuthoritative(claims, email)) refuse('GOOGLE_NEEDS_OTP', { params: { email } });
  return openFor(shop, claims, email, context);
}

interface Attempt {
  /** Of the token. */
  hash: string;
  attempt: string;
  asker: string;
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

/** Google runs the mailbox: its own, or that of a Workspace. Of all others it only heard once that they were theirs. */
function isAuthoritative(claims: GoogleClaims, email: string): boolean {
  return email.endsWith('@gmail.com') || claims.hostedDomain !== undefined;
}

/** Returns the first of these that a name may be: the one Google gives, what stands before the @ of the email. */
function nameOf({ name }: GoogleClaims, email: string): string {
  const names = [name, email.slice(0, email.indexOf('@'))].map((text) => z.safeParse(FullName, text).data);
  return names.find((read) => read !== undefined) ?? NAMELESS;
}

async function openFor(shop: Shop, claims: GoogleClaims, email: string, context: Attempt): Promise<Session> {
  const { hash, attempt, asker } = context;
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
      asker,
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

/** As signing up: a right OTP opens the account of this email, or makes one. */
async function openWithCode(
  shop: Shop,
  claims: GoogleClaims,
  { email, otp }: { email: string; otp: string },
  { hash, attempt, asker }: Attempt,
): Promise<Session> {
  const purpose = 'customer';
  const { now } = shop;
  const codeHashed = await codeHash(shop, { purpose, email, otp });
  const {
    before: [before],
    tried: [tried],
    session: [session],
  } = await shop.write({
    before: codeState({ email, purpose, asker }),
    tried: consumeCode({ email, purpose, asker, codeHash: codeHashed, attempt, now }),
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
