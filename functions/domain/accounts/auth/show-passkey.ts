import { base64url } from 'jose';
import type { Staff } from '#contract/calls/actor.ts';
import type { PasskeyOptions, ShowPasskey } from '#contract/calls/passkeys.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { judged, keepChallenge, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { credentialsOf, noteSigned, passkeyByCredential } from './passkey-statements.ts';
import { noteShown } from './sessions.ts';
import { answerOf, describedFor, relyingParty, Shown, webauthn } from './webauthn.ts';

/**
 * Returns the options with which a browser requests a passkey's signature.
 * @throws SECOND_FACTOR_NOT_SET_UP when the user has no passkey
 */
export async function askForPasskey(shop: Shop, staff: Staff): Promise<PasskeyOptions> {
  const [credentials] = await shop.read(credentialsOf({ userId: staff.userId }));
  if (credentials.length === 0) refuse('SECOND_FACTOR_NOT_SET_UP');
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(shop),
    challenge: newChallenge(shop),
    allowCredentials: credentials.map(describedFor),
    userVerification: 'required',
  });
  await shop.write(await keepChallenge(shop, staff, 'show', options.challenge));
  return { ...options };
}

/**
 * Verifies the second factor for this session by a passkey.
 * @throws PASSKEY_WRONG when it signed another challenge, for another site, without its owner, belongs to another user,
 *   or its counter went back as a copy's would
 */
export async function showPasskey(shop: Shop, staff: Staff, answer: ShowPasskey): Promise<void> {
  const shown = answerOf(Shown, answer.passkey);
  const { userId, sessionId } = staff;
  const { now } = shop;
  const [[passkey]] = await shop.read(passkeyByCredential({ userId, credential: shown.id }));
  if (!passkey) return refuse('PASSKEY_WRONG');
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, challenge } = await judged(shop, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: shop.origin,
      expectedRPID: relyingParty(shop),
      requireUserVerification: true,
      credential: {
        id: passkey.credential,
        publicKey: Uint8Array.from(base64url.decode(passkey.publicKey)),
        counter: passkey.signCount,
      },
    }),
  );
  await shop.write(
    await takeChallenge(shop, staff, 'show', challenge),
    requireChange(
      noteSigned({ id: passkey.id, signCount: verified.authenticationInfo.newCounter, now }),
      'PASSKEY_WRONG',
    ),
    noteShown({ sessionId, now }),
  );
}
