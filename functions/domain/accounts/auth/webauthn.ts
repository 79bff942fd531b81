import type * as WebAuthn from '@simplewebauthn/server';
import * as z from 'zod/mini';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';

/** What checks passkeys. Only where one is added or shown is it loaded: it brings what reads certificates of all devices. */
export function webauthn(): Promise<typeof WebAuthn> {
  return import('@simplewebauthn/server');
}

/** The site a passkey is for: the host of the shop, without its port. */
export function relyingParty({ origin }: Pick<Shop, 'origin'>): string {
  return new URL(origin).hostname;
}

/** A passkey as the options of WebAuthn name it. */
export function describedFor({ credential, transports }: { credential: string; transports: string }) {
  return { id: credential, transports: transports === '' ? [] : transports.split(',') };
}

const Base64Url = z.string().check(z.regex(/^[\w-]+$/));
/** Its id has at most 1023 bytes (WebAuthn Level 3, section 4). */
const credential = { id: Base64Url.check(z.maxLength(1364)), rawId: Base64Url, type: z.literal('public-key') };

/** `RegistrationResponseJSON`, as far as it is read. */
export const Made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    /** How the device is reached; what is none of these words means nothing to any browser. */
    transports: z._default(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)), []),
  }),
});

/** `AuthenticationResponseJSON`, as far as it is read. */
export const Shown = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});

/** What a browser answered, read from the text of its JSON. @throws PASSKEY_WRONG for anything else */
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
