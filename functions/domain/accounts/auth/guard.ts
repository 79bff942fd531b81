import { refuse } from '#contract/calls/refusals.ts';
import { mayDo, PERMISSIONS } from '#contract/calls/permissions.ts';
import type { Permission } from '#contract/calls/permissions.ts';
import { sendBy } from '../../../db/db.ts';
import type { Db } from '../../../db/db.ts';
import type { TokenClaims } from '../../shop.ts';
import { requireShown } from './require-shown.ts';
import { moveLastSeen, sessionById } from './sessions.ts';
import type { SessionRow } from './sessions.ts';

/** `last_seen_at` moves at most so often, so that reading does not write. */
const SEEN_STEP_MS = 5 * 60_000;
/** Staff who do nothing for this long are signed out: half an hour, and the step `last_seen_at` may lag behind. */
export const STAFF_IDLE_MS = 30 * 60_000 + SEEN_STEP_MS;

/** What a session is asked for beside being one. */
interface Needs {
  permission: Permission | undefined;
  /** Whether what is asked moves money, whatever the permission says. */
  asksAgain?: boolean;
  now: number;
  /** Whether staff of the house do nothing without a second factor. */
  secondFactorRequired: boolean;
}

export interface Guard extends Db {
  /** Asks for the session, if no batch has done so yet: a verb that touched no record must not answer a ghost. */
  ensureSession(): Promise<void>;
}

/**
 * The shop's records as one session may use them. The session's row is read along with the verb's first batch, so it
 * costs no round trip of its own; when it was ended, has expired or does not match the token, nothing the verb asked
 * for is handed out and the call is refused.
 * @throws SESSION_EXPIRED, NOT_PERMITTED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_MISSING, SELLER_NOT_ACTIVE from the first batch
 */
export function guardedBy(
  db: Db,
  claims: TokenClaims,
  needs: Needs,
  seen: (write: () => Promise<unknown>) => void,
): Guard {
  let isEnsured = false;

  const acceptSession = (row: SessionRow | undefined) => {
    checkSession(row, claims, needs);
    isEnsured = true;
    if (needs.now - row.lastSeenAt > SEEN_STEP_MS) {
      seen(() => db.write(moveLastSeen({ id: row.id, now: needs.now })));
    }
  };

  const read = sendBy(async (statements) => {
    if (isEnsured) return db.read(...statements);
    const [[row], ...answers] = await db.read(sessionById({ id: claims.sid }), ...statements);
    acceptSession(row);
    return answers;
  });

  const write = sendBy(async (statements) => {
    // A write cannot be undone after the fact, so here alone the session is asked for beforehand.
    await ensureSession();
    return db.write(...statements);
  });

  const ensureSession = async () => {
    if (isEnsured) return;
    const [[row]] = await db.read(sessionById({ id: claims.sid }));
    acceptSession(row);
  };

  return { read, write, ensureSession };
}

function checkSession(
  row: SessionRow | undefined,
  claims: TokenClaims,
  { permission, asksAgain, now, secondFactorRequired }: Needs,
): asserts row is SessionRow {
  const stands =
    row !== undefined &&
    row.endedAt === null &&
    row.expiresAt > now &&
    String(row.userId) === claims.sub &&
    row.role === claims.role &&
    (row.sellerId ?? undefined) === claims.sellerId &&
    (row.role === 'ROLE_CUSTOMER' || now - row.lastSeenAt < STAFF_IDLE_MS);
  if (!stands) refuse('SESSION_EXPIRED');
  // What is a customer's own is decided by the verb.
  if (!permission || row.role === 'ROLE_CUSTOMER') return;
  if (!mayDo(row.subRole, permission)) refuse('NOT_PERMITTED');
  const { needsActiveSeller, ...rule } = PERMISSIONS[permission];
  checkSecondFactor(row, { asksAgain: asksAgain || rule.asksAgain, now, secondFactorRequired });
  if (needsActiveSeller && row.role === 'ROLE_SELLER' && row.sellerStatus !== 'ACTIVE') refuse('SELLER_NOT_ACTIVE');
}

/** Who has a second factor shows it once in each session, and again where money moves. */
function checkSecondFactor(row: SessionRow, { asksAgain, now, secondFactorRequired }: Omit<Needs, 'permission'>): void {
  if (!row.hasSecondFactor) {
    if (secondFactorRequired && row.role === 'ROLE_ADMIN') refuse('SECOND_FACTOR_MISSING');
    return;
  }
  if (asksAgain) requireShown(row, now);
  if (row.secondFactorAt === null) refuse('SECOND_FACTOR_NEEDED');
}
