import { refuse } from '#contract/calls/refusals.ts';
import { isAllowedIn, mayDo, PERMISSIONS } from '#contract/calls/permissions.ts';
import type { Permission } from '#contract/calls/permissions.ts';
import { sendBy } from '../../../db/db.ts';
import type { Db } from '../../../db/db.ts';
import type { TokenClaims } from '../../shop.ts';
import { requireShown } from './require-shown.ts';
import { moveLastSeen, sessionById } from './sessions.ts';
import type { SessionRow } from './sessions.ts';

/** The minimum time between updates of `last_seen_at`, so that most reads do not write. */
const SEEN_STEP_MS = 5 * 60_000;
/** Staff are signed out after this idle time: half an hour, and the possible lag of `last_seen_at`. */
export const STAFF_IDLE_MS = 30 * 60_000 + SEEN_STEP_MS;

/** The requirements on a session. */
interface Needs {
  permission: Permission | undefined;
  /** Whether the call moves money, independent of the permission. */
  asksAgain?: boolean;
  now: number;
  /** Whether the platform's staff need a second factor. */
  secondFactorRequired: boolean;
}

export interface Guard extends Db {
  /** Checks the session, if no batch did so yet: a verb without reads must not answer an ended session. */
  ensureSession(): Promise<void>;
}

/**
 * Returns the database with checks of one session. The session's row is read with the verb's first batch, so the check
 * costs no extra round trip. If the session ended, expired or does not match the token, the call is refused and its
 * results are discarded.
 * @throws SESSION_EXPIRED, NOT_PERMITTED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_MISSING or SELLER_NOT_ACTIVE from the
 *   first batch
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
    // A write cannot be undone afterwards, so the session is checked before it.
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
  // The verb itself checks that a customer accesses only their own data.
  if (!permission || row.role === 'ROLE_CUSTOMER') return;
  if (!mayDo(row.subRole, permission)) refuse('NOT_PERMITTED');
  const rule = PERMISSIONS[permission];
  checkSecondFactor(row, { asksAgain: asksAgain || rule.asksAgain, now, secondFactorRequired });
  if (!isAllowedIn(row.sellerStatus, permission)) refuse('SELLER_NOT_ACTIVE');
}

/** A user with a second factor shows it once in each session, and again for calls that move money. */
function checkSecondFactor(row: SessionRow, { asksAgain, now, secondFactorRequired }: Omit<Needs, 'permission'>): void {
  if (!row.hasSecondFactor) {
    if (secondFactorRequired && row.role === 'ROLE_ADMIN') refuse('SECOND_FACTOR_MISSING');
    return;
  }
  if (asksAgain) requireShown(row, now);
  if (row.secondFactorAt === null) refuse('SECOND_FACTOR_NEEDED');
}
