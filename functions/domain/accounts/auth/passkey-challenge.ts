import { and, eq, gt, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { sessions } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const CHALLENGE_BYTES = 32;
/** The time that a user has to find their key and to enter its PIN. */
const CHALLENGE_MS = 5 * 60_000;

/** The purpose of a challenge. An answer is valid for one purpose only. */
type Use = 'add' | 'show';

const keep = statement((db, params: Params<{ sessionId: string; hash: string; until: number }>) =>
  db
    .update(sessions)
    .set({ passkeyChallengeHash: sql`${params.hash}`, passkeyChallengeUntil: sql`${params.until}` })
    .where(eq(sessions.id, params.sessionId)),
);

const take = statement((db, params: Params<{ sessionId: string; hash: string; now: number }>) =>
  db
    .update(sessions)
    .set({ passkeyChallengeHash: null, passkeyChallengeUntil: null })
    .where(
      and(
        eq(sessions.id, params.sessionId),
        eq(sessions.passkeyChallengeHash, params.hash),
        gt(sessions.passkeyChallengeUntil, params.now),
      ),
    ),
);

const hashOf = (shop: Shop, { sessionId }: Staff, use: Use, challenge: string) =>
  shop.keyedHash(`passkey challenge/${use}/${sessionId}/${challenge}`);

/** Returns random bytes for a passkey to sign. A new challenge voids the session's former one. */
export function newChallenge(shop: Shop): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(shop.random.bytes(CHALLENGE_BYTES));
}

/**
 * Returns the statement that stores a challenge.
 * @param challenge as in the options, base64url
 */
export async function keepChallenge(shop: Shop, staff: Staff, use: Use, challenge: string): Promise<Statement<number>> {
  const hash = await hashOf(shop, staff, use, challenge);
  return keep({ sessionId: staff.sessionId, hash, until: shop.now + CHALLENGE_MS });
}

/**
 * Returns the statement that uses up the signed challenge. The batch is refused (PASSKEY_WRONG) unless it is the
 * session's newest, unexpired and unused.
 */
export async function takeChallenge(shop: Shop, staff: Staff, use: Use, challenge: string): Promise<Statement<number>> {
  const hash = await hashOf(shop, staff, use, challenge);
  return requireChange(take({ sessionId: staff.sessionId, hash, now: shop.now }), 'PASSKEY_WRONG');
}

/**
 * Verifies a passkey's answer and returns the challenge that it signed. `takeChallenge` checks afterwards that the
 * challenge is the shop's own and still valid.
 * @throws PASSKEY_WRONG when the library does not accept the answer
 */
export async function judged<Verified extends { verified: boolean }>(
  shop: Shop,
  verify: (expectedChallenge: (signed: string) => boolean) => Promise<Verified>,
): Promise<{ verified: Verified & { verified: true }; challenge: string }> {
  let challenge = '';
  const verified = await verify((signed) => {
    challenge = signed;
    return true;
  }).catch((error: unknown) => {
    shop.log.info('passkey.refused', { why: error instanceof Error ? error.message : String(error) });
    return refuse('PASSKEY_WRONG');
  });
  if (!verified.verified) refuse('PASSKEY_WRONG');
  return { verified: verified as Verified & { verified: true }, challenge };
}
