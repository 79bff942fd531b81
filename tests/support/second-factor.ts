import { Secret, TOTP } from 'otpauth/slim';
import { SecondFactorSetUp, SecondFactorShown } from '#contract/calls/auth.ts';
import type { Answer } from './answer.ts';
import type { Persona } from './persona.ts';

const PATH = '/api/users/second-factor';

/** Begins to set up an authenticator app, and returns its secret. */
export async function setUp(person: Persona): Promise<string> {
  return (await person.post(PATH)).as(SecondFactorSetUp).secret;
}

/** Returns the code that the app shows this many seconds from now. */
export function codeOf(secret: string, seconds = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + seconds * 1000 });
}

export function show(person: Persona, code: string): Promise<Answer> {
  return person.post(`${PATH}/show`, { code });
}

/**
 * Activates a second factor, and returns its secret and its recovery codes.
 * @param seconds how far the shop's clock is ahead
 */
export async function withSecondFactor(
  person: Persona,
  seconds = 0,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await setUp(person);
  const { recoveryCodes } = (await show(person, codeOf(secret, seconds))).as(SecondFactorShown);
  return { secret, recoveryCodes };
}
