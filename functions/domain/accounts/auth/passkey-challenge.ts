import { and, eq, gt, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { sessions } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const CHALLENGE_BYTES = 32;
/** So long somebody may look for their key, and then for its PIN. */
const CHALLENGE_MS = 5 * 60_000;

/** What a challenge was made for: an answer for one of them is none for another. */
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

/** Random bytes for a passkey to sign; those a session asked for before are good for nothing any more. */
export function newChallenge(shop: Shop): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(shop.random.bytes(CHALLENGE_BYTES));
}

/** @param challenge as the options name it, base64url */
export async function keepChallenge(shop: Shop, staff: Staff, use: Use, challenge: string): Promise<Statement<number>> {
  const hash = await hashOf(shop, staff, use, challenge);
  return keep({ sessionId: staff.sessionId, hash, until: shop.now + CHALLENGE_MS });
}

/** Uses up the challenge that was signed; the batch is refused where it is not this session's newest, old or used. */
export async function takeChallenge(shop: Shop, staff: Staff, use: Use, challenge: string): Promise<Statement<number>> {
  const hash = await hashOf(shop, staff, use, challenge);
  return requireChange(take({ sessionId: staff.sessionId, hash, now: shop.now }), 'PASSKEY_WRONG');
}

/**
 * Has an answer of a passkey judged, and says which challenge it signed: whether that is ours and still good is known
 * where it is taken.
 * @throws PASSKEY_WRONG for whatever the library does not accept
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
