import type * as WebAuthn from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';

/**
 * Loads the library that verifies passkeys. It is large, since it parses certificates of all devices, so it is loaded
 * only when needed.
 */
export function webauthn(): Promise<typeof WebAuthn> {
  return import('@simplewebauthn/server');
}

/** Returns the site of a passkey: the shop's host, without its port. */
export function relyingParty({ origin }: Pick<Shop, 'origin'>): string {
  return new URL(origin).hostname;
}

/** Returns a passkey in the form of WebAuthn's options. */
export function describedFor({ credential, transports }: { credential: string; transports: string }) {
  return { id: credential, transports: transports === '' ? [] : transports.split(',') };
}

const Base64Url = z.string().check(z.regex(/^[\w-]+$/));
/** A credential id has at most 1023 bytes (WebAuthn Level 3, section 4). */
const credential = { id: Base64Url.check(z.maxLength(1364)), rawId: Base64Url, type: z.literal('public-key') };

/** The fields of `RegistrationResponseJSON` that the shop reads. */
export const Made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    /** How the device is reached. Browsers ignore unknown values. */
    transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)), []),
  }),
});

/** The fields of `AuthenticationResponseJSON` that the shop reads. */
export const Shown = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});

/**
 * Returns a browser's answer, parsed from its JSON text.
 * @throws PASSKEY_WRONG for any other text
 */
export function answerOf<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = z.safeParse(schema, jsonOf(text));
  return parsed.success ? parsed.data : refuse('PASSKEY_WRONG');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('PASSKEY_WRONG');
  }
}
