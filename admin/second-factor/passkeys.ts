import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '../providers/call.ts';
import { SECOND_FACTOR_CALL } from '../providers/second-factor.ts';
import { words } from '../words/en/second-factor.ts';

const PASSKEYS_CALL = `${SECOND_FACTOR_CALL}/passkeys`;

/** Returns whether this browser supports passkeys. */
export const hasPasskeys = browserSupportsWebAuthn;

/** @throws Error with a text for people, or as the call does */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = (await post('/begin')) as PublicKeyCredentialCreationOptionsJSON;
  const made = await withMessage(startRegistration({ optionsJSON }));
  await post('', { name, passkey: JSON.stringify(made) });
}

/** @throws Error with a text for people, or as the call does */
export async function showPasskey(): Promise<void> {
  const optionsJSON = (await post('/ask')) as PublicKeyCredentialRequestOptionsJSON;
  const shown = await withMessage(startAuthentication({ optionsJSON }));
  await post('/show', { passkey: JSON.stringify(shown) });
}

export async function removePasskey(id: number): Promise<void> {
  await call(`${PASSKEYS_CALL}/${id}`, { method: 'DELETE' });
}

async function post(path: string, body: object = {}): Promise<unknown> {
  return (await call(PASSKEYS_CALL + path, { method: 'POST', body: JSON.stringify(body) })).json;
}

/** The text of each browser error (WebAuthn Level 3, 5.1.3 and 5.1.4). */
const FAULTS: Record<string, string> = {
  NotAllowedError: words.thePasskeyWasNotUsed,
  InvalidStateError: words.thisDeviceHasAPasskey,
};

async function withMessage<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new Error(FAULTS[name] ?? words.thisBrowserCannotUseOne, { cause: error });
  }
}
