import * as z from 'zod/mini';
import { PASSKEY_NAME_MAX_LENGTH } from '../shop/policy.ts';
import { Id, Instant, line } from './wire.ts';

/** A passkey, as its owner sees it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  /** The time of its last use; null if it was never used. */
  usedAt: z.nullable(Instant),
});

/** Options for a browser to create or request a passkey, in the JSON form of WebAuthn Level 3. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** A browser's response as JSON text, which only the passkey check parses. */
const PasskeyAnswer = z.string().check(z.maxLength(30_000));

/** A new passkey (`RegistrationResponseJSON`), with the name that its owner chose. */
export const AddPasskey = z.object({ name: line('Name', PASSKEY_NAME_MAX_LENGTH), passkey: PasskeyAnswer });

/** The response to a passkey request (`AuthenticationResponseJSON`). */
export const ShowPasskey = z.object({ passkey: PasskeyAnswer });

export type PasskeyOptions = z.output<typeof PasskeyOptions>;
export type AddPasskey = z.output<typeof AddPasskey>;
export type ShowPasskey = z.output<typeof ShowPasskey>;
