import * as z from 'zod/mini';
import { PASSKEY_NAME_MAX_LENGTH } from '../shop/policy.ts';
import { Id, Instant, line } from './wire.ts';

/** A passkey of somebody, as its owner tells it from others. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  /** When it was shown last; null where it never was. */
  usedAt: z.nullable(Instant),
});

/** What a browser is to make a passkey of, or to ask one for: the options of WebAuthn Level 3, in their JSON form. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** What a browser answered, as the text of its JSON: nobody but who checks the passkey looks into it. */
const PasskeyAnswer = z.string().check(z.maxLength(30_000));

/** A passkey that was made (`RegistrationResponseJSON`), with how its owner calls it. */
export const AddPasskey = z.object({ name: line('Name', PASSKEY_NAME_MAX_LENGTH), passkey: PasskeyAnswer });

/** A passkey that was asked (`AuthenticationResponseJSON`). */
export const ShowPasskey = z.object({ passkey: PasskeyAnswer });

export type PasskeyOptions = z.output<typeof PasskeyOptions>;
export type AddPasskey = z.output<typeof AddPasskey>;
export type ShowPasskey = z.output<typeof ShowPasskey>;
