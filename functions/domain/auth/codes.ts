import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CODE_RESEND_SECONDS, CODE_TRIES, CODE_VALID_MINUTES, CODES_PER_HOUR } from '#contract/policy.ts';
import { refuse } from '#contract/refusals.ts';
import { oneTimeCodes } from '../../db/schema/index.ts';
import type { CodeDoor } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Bound, Given } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

const HOUR_MS = 60 * 60_000;
const RESEND_MS = CODE_RESEND_SECONDS * 1000;

/** How a code is stored: keyed, and bound to the e-mail and the door it was asked at. */
export function codeHash(shop: Shop, code: { door: CodeDoor; email: string; otp: string }): Promise<string> {
  return shop.keyedHash(`code/${code.door}/${code.email}/${code.otp}`);
}

const upsertCode = statement(
  (
    db,
    given: Given<{
      email: string;
      door: CodeDoor;
      codeHash: string;
      now: number;
      expiresAt: number;
      lockedUntil: number;
      hourAgo: number;
    }>,
  ) =>
    db
      .insert(oneTimeCodes)
      .values({
        email: given.email,
        door: given.door,
        codeHash: given.codeHash,
        sentAt: given.now,
        expiresAt: given.expiresAt,
        hourStartedAt: given.now,
      })
      .onConflictDoUpdate({
        target: [oneTimeCodes.email, oneTimeCodes.door],
        set: {
          codeHash: sql`excluded.code_hash`,
          sentAt: sql`excluded.sent_at`,
          expiresAt: sql`excluded.expires_at`,
          tries: 0,
          usedBy: null,
          sentInHour: sql`CASE WHEN ${oneTimeCodes.hourStartedAt} <= ${given.hourAgo} THEN 1 ELSE ${oneTimeCodes.sentInHour} + 1 END`,
          hourStartedAt: sql`CASE WHEN ${oneTimeCodes.hourStartedAt} <= ${given.hourAgo} THEN excluded.sent_at ELSE ${oneTimeCodes.hourStartedAt} END`,
        },
        setWhere: sql`${oneTimeCodes.sentAt} <= ${given.lockedUntil}
          AND (${oneTimeCodes.hourStartedAt} <= ${given.hourAgo} OR ${oneTimeCodes.sentInHour} < ${sql.raw(String(CODES_PER_HOUR))})`,
      }),
);

/** Makes this the newest code of an e-mail at a door; touches nothing while the resend lock or the hour's limit holds. */
export function newestCode(shop: Shop, code: { email: string; door: CodeDoor; codeHash: string }): Bound<number> {
  return upsertCode({
    ...code,
    now: shop.now,
    expiresAt: shop.now + CODE_VALID_MINUTES * 60_000,
    lockedUntil: shop.now - RESEND_MS,
    hourAgo: shop.now - HOUR_MS,
  });
}

/** The newest code of an e-mail at a door, whatever became of it. */
export const codeState = statement((db, given: Given<{ email: string; door: CodeDoor }>) =>
  db
    .select({
      tries: oneTimeCodes.tries,
      usedBy: oneTimeCodes.usedBy,
      sentAt: oneTimeCodes.sentAt,
      expiresAt: oneTimeCodes.expiresAt,
      hourStartedAt: oneTimeCodes.hourStartedAt,
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, given.email), eq(oneTimeCodes.door, given.door))),
);
export type CodeState = {
  tries: number;
  usedBy: string | null;
  sentAt: number;
  expiresAt: number;
  hourStartedAt: number;
};

/** Why no new code may be asked for yet. */
export function refuseResend(state: CodeState | undefined, now: number): never {
  const unlockedAt = (state?.sentAt ?? now) + RESEND_MS;
  const seconds = Math.max(1, Math.ceil((unlockedAt - now) / 1000));
  if (unlockedAt > now) refuse('CODE_RESEND_LOCKED', { params: { seconds }, retryAfterSeconds: seconds });
  const hourEndsAt = (state?.hourStartedAt ?? now) + HOUR_MS;
  refuse('CODE_TOO_MANY', { retryAfterSeconds: Math.max(1, Math.ceil((hourEndsAt - now) / 1000)) });
}

interface Attempt {
  email: string;
  door: CodeDoor;
  codeHash: string;
  /** Marks the code as used up by this attempt, where it is right. */
  attempt: string;
}

const tryable = (given: Given<Attempt & { now: number }>) =>
  and(
    eq(oneTimeCodes.email, given.email),
    eq(oneTimeCodes.door, given.door),
    isNull(oneTimeCodes.usedBy),
    gt(oneTimeCodes.expiresAt, given.now),
    lt(oneTimeCodes.tries, CODE_TRIES),
  );

const isRight = (given: Given<Attempt>) => sql<number>`${oneTimeCodes.codeHash} = ${given.codeHash}`;

/** Counts a try and, where the code is right, uses it up. One statement, so that parallel guesses are all counted. */
export const useCode = statement((db, given: Given<Attempt & { now: number }>) =>
  db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      usedBy: sql`CASE WHEN ${isRight(given)} THEN ${given.attempt} END`,
    })
    .where(tryable(given))
    .returning({ right: isRight(given) }),
);

/** As `useCode`, but the code stays good unless somebody with this e-mail has an account here. */
export const useCodeOfMember = statement((db, given: Given<Attempt & { now: number }>) =>
  db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      usedBy: sql`CASE WHEN ${isRight(given)} AND EXISTS (
        SELECT 1 FROM users JOIN memberships ON memberships.user_id = users.id
        WHERE users.email = ${given.email} AND users.archived_at IS NULL AND memberships.archived_at IS NULL
          AND (memberships.role = 'ROLE_SELLER') = (${given.door} = 'seller')
      ) THEN ${given.attempt} END`,
    })
    .where(tryable(given))
    .returning({ right: isRight(given) }),
);

/** Counts a try and tells whether the code is right, without using it up. */
export const tryCode = statement((db, given: Given<Attempt & { now: number }>) =>
  db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(tryable(given))
    .returning({ right: isRight(given) }),
);

/** Refuses a try that did not succeed. `before` is the code as it stood before the try. */
export function refuseTry(before: CodeState | undefined, tried: { right: number } | undefined, now: number): never {
  if (tried) refuse('CODE_WRONG');
  const isOpen = before && before.usedBy === null && before.expiresAt > now;
  if (isOpen && before.tries >= CODE_TRIES) refuse('CODE_TRIES_USED_UP', { retryAfterSeconds: CODE_RESEND_SECONDS });
  refuse('CODE_VOID');
}

export const forgetOldCodes = statement((db, given: Given<{ before: number }>) =>
  db.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, given.before)),
);
