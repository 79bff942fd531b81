import { until } from './until.ts';
import { connectionTo } from './persona.ts';
import { UNPACKED } from './unpacked.ts';

export type Door = 'customer' | 'seller' | 'changeEmail';

const SEND_CODE = { customer: '/auth/sent/login-signup-otp', seller: '/sellers/send/login-signup-otp' };
const ENTER = { customer: '/auth/signIn', seller: '/sellers/verify/login-top' };

/** Up to fifty people may wait for their codes at the same time. */
const IN_A_CROWD_MS = 50_000;

interface SentMail {
  id: number;
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the mails to an address, newest first, from the sandbox's outbox. */
export async function mailsTo(origin: string, email: string): Promise<SentMail[]> {
  const address = `${origin}/sandbox/outbox.json?to=${encodeURIComponent(email)}`;
  const answer = await fetch(address, { headers: { ...UNPACKED, ...connectionTo(origin) } });
  return (await answer.json()) as SentMail[];
}

/** Returns the code in the newest mail to an address that is newer than the mail with the id `after`. */
export function codeFor(origin: string, email: string, after = 0, withinMs?: number): Promise<string> {
  const look = async () => {
    const codes = (await mailsTo(origin, email)).filter(({ id }) => id > after);
    return codes.map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0]).find((code) => code !== undefined);
  };
  return until(`a code for ${email}`, look, withinMs);
}

/** Requests a code for a purpose and returns it from the outbox. */
export async function askForCode(origin: string, purpose: 'customer' | 'seller', email: string): Promise<string> {
  const newest = (await mailsTo(origin, email))[0]?.id ?? 0;
  await postTo(origin, SEND_CODE[purpose], { email });
  return codeFor(origin, email, newest, IN_A_CROWD_MS);
}

/** Signs in a person with an account, and returns their token. */
export async function signInAs(origin: string, purpose: 'customer' | 'seller', email: string): Promise<string> {
  const otp = await askForCode(origin, purpose, email);
  const { jwtToken } = await postTo<{ jwtToken: string }>(origin, ENTER[purpose], { email, otp });
  return jwtToken;
}

/** Signs a person up, and returns their token. */
export async function signUpAs(
  origin: string,
  person: { email: string; fullName: string; mobile: string },
): Promise<string> {
  const otp = await askForCode(origin, 'customer', person.email);
  const { jwtToken } = await postTo<{ jwtToken: string }>(origin, '/auth/signUp', { ...person, otp });
  return jwtToken;
}

async function postTo<Body>(origin: string, path: string, body: object): Promise<Body> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...UNPACKED, ...connectionTo(origin) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}
