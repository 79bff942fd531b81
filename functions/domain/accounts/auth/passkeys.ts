import { base64url } from 'jose';
import type { Staff } from '#contract/calls/actor.ts';
import type { AddPasskey, PasskeyOptions } from '#contract/calls/passkeys.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { MOST_PASSKEYS } from '#contract/shop/policy.ts';
import { requireChange } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { AuditEntry } from '../../platform/audit/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { changeSecondFactor } from './change-second-factor.ts';
import { judged, keepChallenge, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { credentialsOf, dropPasskey, insertPasskey, ownerNamed, passkeysOf } from './passkey-statements.ts';
import { requireShown } from './require-shown.ts';
import { sessionById } from './sessions.ts';
import type { SessionRow } from './sessions.ts';
import { answerOf, describedFor, Made, relyingParty, webauthn } from './webauthn.ts';

/** ES256 and RS256: every device has one of them, and every runtime verifies both. */
const ALGORITHMS = [-7, -257];

/** Passkeys need an app with recovery codes as a fallback. Adding one needs a second factor that was just shown. */
function requireBeside(session: SessionRow | undefined, now: number, count: number): void {
  if (!session?.hasSecondFactor) refuse('SECOND_FACTOR_NOT_SET_UP');
  requireShown(session, now);
  if (count >= MOST_PASSKEYS) refuse('PASSKEY_TOO_MANY', { params: { count: String(MOST_PASSKEYS) } });
}

const audited = (shop: Shop, staff: Staff, action: string, facts: Partial<Pick<AuditEntry, 'before' | 'after'>>) =>
  auditEntry(shop, staff, { action, subject: 'user', subjectId: staff.userId, before: {}, after: {}, ...facts });

/**
 * Returns the options with which a browser creates a passkey.
 * @throws SECOND_FACTOR_NOT_SET_UP when the user has no app
 * @throws SECOND_FACTOR_NEEDED when no second factor was just shown
 * @throws PASSKEY_TOO_MANY when the user has the maximum number of passkeys
 */
export async function beginPasskey(shop: Shop, staff: Staff): Promise<PasskeyOptions> {
  const { userId, sessionId } = staff;
  const [[session], credentials, [owner], { policy }] = await shop.read(
    sessionById({ id: sessionId }),
    credentialsOf({ userId }),
    ownerNamed({ userId }),
    currentSettings(),
  );
  requireBeside(session, shop.now, credentials.length);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: shopNameOf(policy, shop.origin),
    rpID: relyingParty(shop),
    userName: owner!.email,
    userDisplayName: owner!.fullName,
    // The same each time, so that a device has one passkey per account. It reveals nothing about the owner.
    userID: Uint8Array.from(new TextEncoder().encode(await shop.keyedHash(`passkey owner/${userId}`))),
    challenge: newChallenge(shop),
    excludeCredentials: credentials.map(describedFor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await shop.write(await keepChallenge(shop, staff, 'add', options.challenge));
  return { ...options };
}

/**
 * Adds the passkey that a browser created with the options of `beginPasskey`.
 * @throws SECOND_FACTOR_NOT_SET_UP, SECOND_FACTOR_NEEDED or PASSKEY_TOO_MANY, as `beginPasskey`
 * @throws PASSKEY_WRONG when it has another challenge, another site, no check of its owner, or is known already
 */
export async function addPasskey(shop: Shop, staff: Staff, { name, passkey }: AddPasskey): Promise<void> {
  const made = answerOf(Made, passkey);
  const { userId, sessionId } = staff;
  const [[session], credentials, [owner]] = await shop.read(
    sessionById({ id: sessionId }),
    credentialsOf({ userId }),
    ownerNamed({ userId }),
  );
  requireBeside(session, shop.now, credentials.length);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, challenge } = await judged(shop, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...made, response: { ...made.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: shop.origin,
      expectedRPID: relyingParty(shop),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { credential } = verified.registrationInfo;
  await changeSecondFactor(
    shop,
    owner!.email,
    { change: 'passkeyAdded', passkey: name },
    await takeChallenge(shop, staff, 'add', challenge),
    requireChange(
      insertPasskey({
        userId,
        name,
        credential: credential.id,
        publicKey: base64url.encode(credential.publicKey),
        signCount: credential.counter,
        transports: made.response.transports.join(),
        createdAt: shop.now,
      }),
      'PASSKEY_WRONG',
    ),
    audited(shop, staff, 'passkey added', { after: { name } }),
  );
}

/**
 * Removes one of the user's own passkeys.
 * @throws NOT_FOUND for any other passkey
 * @throws SECOND_FACTOR_NEEDED when no second factor was just shown
 */
export async function removePasskey(shop: Shop, staff: Staff, id: number): Promise<void> {
  const { userId, sessionId } = staff;
  const [[session], passkeys, [owner]] = await shop.read(
    sessionById({ id: sessionId }),
    passkeysOf({ userId }),
    ownerNamed({ userId }),
  );
  requireShown(session, shop.now);
  const passkey = passkeys.find((own) => own.id === id);
  if (!passkey) return refuse('NOT_FOUND');
  await changeSecondFactor(
    shop,
    owner!.email,
    { change: 'passkeyRemoved', passkey: passkey.name },
    requireChange(dropPasskey({ id, userId }), 'NOT_FOUND'),
    audited(shop, staff, 'passkey removed', { before: { id } }),
  );
}
