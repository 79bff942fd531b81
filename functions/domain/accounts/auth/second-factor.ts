import { and, eq, isNull, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth/slim';
import * as z from 'zod/mini';
import { SYSTEM } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { SecondFactor, SecondFactorSetUp } from '#contract/calls/auth.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { RECOVERY_CODES } from '#contract/shop/policy.ts';
import { recoveryCodes, secondFactors, users } from '../../../db/schema/index.ts';
import { insertInto, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxItemForLater } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { randomKey, randomSigns } from '../../random.ts';
import { sealedAs } from '../../sealed.ts';
import type { Unreadable } from '../../sealed.ts';
import type { Shop } from '../../shop.ts';
import { changeSecondFactor } from './change-second-factor.ts';
import { secondFactorChangedMail } from './mails/second-factor.ts';
import { dropPasskeys, ownerNamed, passkeysOf } from './passkey-statements.ts';
import { endSessionsBut } from './passwords.ts';
import { requireShown } from './require-shown.ts';
import { noteShown, sessionById } from './sessions.ts';
import { auditEntry } from '../../platform/audit/index.ts';

const STEP_SECONDS = 30;
const STEP_MS = STEP_SECONDS * 1000;
const SECRET_BYTES = 20;
/** The clock of a phone may differ by this many 30-second steps. */
const STEPS_OFF = 1;
const TRIES = 5;
const TRIES_MS = 15 * 60_000;
const AGAIN_SECONDS = 15 * 60;
const RECOVERY_SIGNS = 10;

const { seal, unseal, reseal } = sealedAs('second factors', z.string());
const sealedCode = sealedAs('recovery codes', z.string());
export { reseal as resealSecondFactor };
export const resealRecoveryCode = sealedCode.reseal;

/** @param issuer the name under which an authenticator app lists the code; checking a code needs none */
const totpOf = (base32: string, label: string, issuer = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(base32),
  });

const factorOf = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({
      email: users.email,
      secretSealed: secondFactors.secretSealed,
      pendingSealed: secondFactors.pendingSealed,
      enrolledAt: secondFactors.enrolledAt,
      lastStep: secondFactors.lastStep,
      codesLeft: sql<number>`(SELECT count(*) FROM recovery_codes
        WHERE recovery_codes.user_id = ${users.id} AND recovery_codes.used_at IS NULL)`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, params.userId)),
);

const unusedCodes = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ id: recoveryCodes.id, stored: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, params.userId), isNull(recoveryCodes.usedAt))),
);

/** Stores the secret of a new app. An app in use stays in use until the first correct code of the new one. */
const beginSetUp = statement((db, params: Params<{ userId: number; pendingSealed: string }>) =>
  db
    .insert(secondFactors)
    .values({ userId: params.userId, pendingSealed: params.pendingSealed })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSealed: sql`excluded.pending_sealed` } }),
);

interface Try {
  userId: number;
  now: number;
  since: number;
}

const mayTry = (params: Params<Try>) =>
  and(
    eq(secondFactors.userId, params.userId),
    sql`(${secondFactors.tries} < ${sql.raw(String(TRIES))} OR ${secondFactors.triedSince} < ${params.since})`,
  );

/** Counts a wrong attempt, if the limit allows one more. */
const countTry = statement((db, params: Params<Try>) =>
  db
    .update(secondFactors)
    .set({
      tries: sql`CASE WHEN ${secondFactors.triedSince} < ${params.since} THEN 1 ELSE ${secondFactors.tries} + 1 END`,
      triedSince: sql`CASE WHEN ${secondFactors.triedSince} < ${params.since} THEN ${params.now} ELSE ${secondFactors.triedSince} END`,
    })
    .where(mayTry(params)),
);

/** Accepts a correct code of the app in use, if an attempt is allowed and no later code was accepted. */
const takeStep = statement((db, params: Params<Try & { step: number }>) =>
  db
    .update(secondFactors)
    .set({ lastStep: sql`${params.step}`, tries: 0 })
    .where(and(mayTry(params), sql`${secondFactors.lastStep} < ${params.step}`)),
);

/** Accepts the first correct code of an app that is being set up, which puts the app into use. */
const putIntoUse = statement((db, params: Params<Try & { step: number; pendingSealed: string }>) =>
  db
    .update(secondFactors)
    .set({
      secretSealed: sql`${secondFactors.pendingSealed}`,
      pendingSealed: null,
      enrolledAt: sql`${params.now}`,
      lastStep: sql`${params.step}`,
      tries: 0,
    })
    .where(and(mayTry(params), sql`${secondFactors.pendingSealed} = ${params.pendingSealed}`)),
);

const consumeRecoveryCode = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(recoveryCodes)
    .set({ usedAt: sql`${params.now}` })
    .where(and(eq(recoveryCodes.id, params.id), isNull(recoveryCodes.usedAt))),
);

const forgetTries = statement((db, params: Params<Try>) =>
  db.update(secondFactors).set({ tries: 0 }).where(mayTry(params)),
);

const dropFactor = statement((db, params: Params<{ userId: number }>) =>
  db.delete(secondFactors).where(eq(secondFactors.userId, params.userId)),
);
const dropRecoveryCodes = statement((db, params: Params<{ userId: number }>) =>
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, params.userId)),
);
const insertRecoveryCode = insertInto(recoveryCodes);

/** Normalises an entered code: case, spaces and hyphens do not matter. */
const plainCode = (input: string) => input.toUpperCase().replace(/[^0-9A-Z]/g, '');

const audited = (shop: Shop, staff: Staff, action: string) =>
  auditEntry(shop, staff, { action, subject: 'user', subjectId: staff.userId, before: {}, after: {} });

/** Returns the state of a user's second factor. */
export async function readSecondFactor(shop: Shop, { userId }: Staff): Promise<SecondFactor> {
  const [[found], passkeys] = await shop.read(factorOf({ userId }), passkeysOf({ userId }));
  return { enrolledAt: found?.enrolledAt ?? null, recoveryCodesLeft: found?.codesLeft ?? 0, passkeys };
}

/**
 * Starts the setup of a second factor and returns the secret for the app, once. It takes effect with its first correct
 * code.
 * @throws SECOND_FACTOR_NEEDED when the present second factor was not just shown
 */
export async function setUpSecondFactor(shop: Shop, { userId, sessionId }: Staff): Promise<SecondFactorSetUp> {
  const [[session], [person], { policy }] = await shop.read(
    sessionById({ id: sessionId }),
    factorOf({ userId }),
    currentSettings(),
  );
  requireShown(session, shop.now);
  const secret = new Secret({ buffer: Uint8Array.from(shop.random.bytes(SECRET_BYTES)).buffer }).base32;
  await shop.write(beginSetUp({ userId, pendingSealed: await seal(shop, secret) }));
  return { secret, uri: totpOf(secret, person!.email, shopNameOf(policy, shop.origin)).toString() };
}

/**
 * Verifies the second factor for this session, with a one-time code of the app or a recovery code. The first code after
 * the setup puts the app into use, and returns ten recovery codes that are shown only once.
 * @throws SECOND_FACTOR_NOT_SET_UP when the user has no app
 * @throws SECOND_FACTOR_WRONG when the code is wrong
 * @throws SECOND_FACTOR_TOO_MANY after too many attempts
 * @throws SECOND_FACTOR_UNREADABLE when the key of the app's secret is not configured, or the secret is damaged
 */
export async function showSecondFactor(shop: Shop, staff: Staff, input: string): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId } = staff;
  const { now } = shop;
  const code = plainCode(input);
  const [[factor], unused] = await shop.read(factorOf({ userId }), unusedCodes({ userId }));
  const { secretSealed = null, pendingSealed = null } = factor ?? {};
  if (secretSealed === null && pendingSealed === null) refuse('SECOND_FACTOR_NOT_SET_UP');

  const one = { userId, now, since: now - TRIES_MS };
  // The statements check the limit again, since it may be reached after the code was verified.
  const TOO_MANY = ['SECOND_FACTOR_TOO_MANY', { retryAfterSeconds: AGAIN_SECONDS }] as const;
  const shown = noteShown({ sessionId, now });

  const newStep = await stepOf(shop, pendingSealed, code);
  if (typeof newStep === 'number') {
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomSigns(shop.random, RECOVERY_SIGNS));
    const sealed = await Promise.all(codes.map((signs) => sealedCode.seal(shop, signs)));
    await changeSecondFactor(
      shop,
      factor!.email,
      { change: secretSealed === null ? 'appSetUp' : 'appReplaced' },
      requireChange(putIntoUse({ ...one, step: newStep, pendingSealed: pendingSealed! }), ...TOO_MANY),
      shown,
      dropRecoveryCodes({ userId }),
      ...sealed.map((codeHash) => insertRecoveryCode({ userId, codeHash })),
      audited(shop, staff, 'second factor set up'),
    );
    return { recoveryCodes: codes.map((cached) => `${cached.slice(0, 5)}-${cached.slice(5)}`) };
  }
  // An unreadable setup is begun again, which replaces it.
  if (typeof newStep === 'string' && secretSealed === null) refuse('SECOND_FACTOR_NOT_SET_UP');
  const step = await stepOf(shop, secretSealed, code);
  if (typeof step === 'number' && step > factor!.lastStep!) {
    await shop.write(requireChange(takeStep({ ...one, step }), ...TOO_MANY), shown);
    return { recoveryCodes: [] };
  }
  const recoveryCodeId = secretSealed === null ? undefined : await codeAmong(shop, userId, unused, code);
  if (recoveryCodeId !== undefined) {
    await shop.write(
      requireChange(forgetTries(one), ...TOO_MANY),
      requireChange(consumeRecoveryCode({ id: recoveryCodeId, now }), 'SECOND_FACTOR_WRONG'),
      shown,
      audited(shop, staff, 'recovery code used'),
    );
    return { recoveryCodes: [] };
  }
  const [counted] = await shop.write(countTry(one));
  if (counted === 0) return refuse(...TOO_MANY);
  if (typeof step !== 'string') return refuse('SECOND_FACTOR_WRONG');
  shop.log.error('secondFactor.unreadable', new Error(step), { userId });
  return refuse('SECOND_FACTOR_UNREADABLE', { params: { email: factor!.email } });
}

/**
 * Returns the 30-second step of a code of this app, within the tolerance; undefined for any other code. If the app's
 * secret cannot be read, it returns the reason.
 */
async function stepOf(shop: Shop, sealed: string | null, code: string): Promise<number | Unreadable | undefined> {
  if (sealed === null) return undefined;
  const { value: secret, unreadable } = await unseal(shop, sealed);
  if (unreadable) return unreadable;
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp: shop.now, window: STEPS_OFF });
  return delta === null ? undefined : Math.floor(shop.now / STEP_MS) + delta;
}

/** Returns the id of the recovery code that was entered; undefined if it is none of the unused ones. */
async function codeAmong(
  shop: Shop,
  userId: number,
  unused: readonly { id: number; stored: string }[],
  code: string,
): Promise<number | undefined> {
  // Until December 2026 the code itself was not stored, but its hash with the session secret.
  const text = `recovery code/${userId}/${code}`;
  const hashes = await Promise.all(shop.sealingKeys.map(({ hash }) => hash(text)));
  for (const { id, stored } of unused) {
    if (hashes.includes(stored) || (await sealedCode.unseal(shop, stored)).value === code) return id;
  }
  return undefined;
}

/**
 * Switches off the second factor and its passkeys.
 * @throws SECOND_FACTOR_NEEDED when it was not just shown
 */
export async function dropSecondFactor(shop: Shop, staff: Staff): Promise<void> {
  const { userId, sessionId } = staff;
  const [[session], [owner]] = await shop.read(sessionById({ id: sessionId }), ownerNamed({ userId }));
  requireShown(session, shop.now);
  await changeSecondFactor(
    shop,
    owner!.email,
    { change: 'switchedOff' },
    dropFactor({ userId }),
    dropRecoveryCodes({ userId }),
    dropPasskeys({ userId }),
    audited(shop, staff, 'second factor switched off'),
  );
}

const personByEmail = statement((db, params: Params<{ email: string }>) =>
  db
    .select({
      userId: users.id,
      factors: sql<number>`EXISTS (SELECT 1 FROM second_factors WHERE second_factors.user_id = users.id)
        OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id)`,
    })
    .from(users)
    .where(and(eq(users.email, params.email), isNull(users.archivedAt))),
);

/**
 * Removes the second factor of a person who lost it, with its recovery codes and passkeys, for the operator of the
 * server. It ends all sessions of the person and mails them.
 * @returns whether there was a second factor
 * @throws NOT_FOUND when nobody has this email
 */
export async function resetSecondFactor(shop: Shop, email: string): Promise<boolean> {
  const [[person]] = await shop.read(personByEmail({ email }));
  if (!person) return refuse('NOT_FOUND');
  const { userId, factors } = person;
  if (!factors) return false;
  const key = `second-factor-${randomKey(shop.random)}`;
  await shop.write(
    dropFactor({ userId }),
    dropRecoveryCodes({ userId }),
    dropPasskeys({ userId }),
    endSessionsBut({ email, keptId: '', now: shop.now }),
    auditEntry(shop, SYSTEM, {
      action: 'second factor removed by the operator',
      subject: 'user',
      subjectId: userId,
      before: {},
      after: {},
    }),
    outboxItemForLater(shop, secondFactorChangedMail.item(key, email, { change: 'removedByOperator' })),
  );
  return true;
}
