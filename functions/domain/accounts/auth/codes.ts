import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { CODE_RESEND_SECONDS, CODE_TRIES } from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { oneTimeCodes } from '../../../db/schema/index.ts';
import type { CodePurpose } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** Returns the stored form of a code: a keyed hash, bound to its e-mail and purpose. */
export function codeHash(shop: Shop, code: { purpose: CodePurpose; email: string; otp: string }): Promise<string> {
  return shop.keyedHash(`code/${code.purpose}/${code.email}/${code.otp}`);
}

/**
 * The key of a code. Only the newest code of a key is valid: a new request voids the requester's own former code, and no
 * other.
 */
interface OfAsker {
  email: string;
  purpose: CodePurpose;
  requester: string;
}

const isNewest = (params: Params<OfAsker>) =>
  eq(
    oneTimeCodes.id,
    sql`(SELECT max(id) FROM one_time_codes
      WHERE email = ${params.email} AND purpose = ${params.purpose} AND requester = ${params.requester})`,
  );

/** Reads the requester's newest code for an e-mail and a purpose, in any state. */
export const codeState = statement((db, params: Params<OfAsker>) =>
  db
    .select({ tries: oneTimeCodes.tries, usedBy: oneTimeCodes.usedBy, expiresAt: oneTimeCodes.expiresAt })
    .from(oneTimeCodes)
    .where(isNewest(params)),
);
export type CodeState = { tries: number; usedBy: string | null; expiresAt: number };

interface Try extends OfAsker {
  codeHash: string;
  now: number;
}

interface Attempt extends Try {
  /** Stored with the code if the attempt is right. */
  attempt: string;
}

const tryable = (params: Params<Try>) =>
  and(
    isNewest(params),
    isNull(oneTimeCodes.usedBy),
    gt(oneTimeCodes.expiresAt, params.now),
    lt(oneTimeCodes.tries, CODE_TRIES),
  );

const isRight = (params: Params<Try>) => sql<number>`${oneTimeCodes.codeHash} = ${params.codeHash}`;

/**
 * Counts an attempt and uses the code up if it is right. It is one statement, so that all parallel guesses are counted.
 */
export const consumeCode = statement((db, params: Params<Attempt>) =>
  db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      usedBy: sql`CASE WHEN ${isRight(params)} THEN ${params.attempt} END`,
    })
    .where(tryable(params))
    .returning({ right: isRight(params) }),
);

/** Does the same as `consumeCode`, but keeps the code valid if no account of the matching role has this e-mail. */
export const consumeCodeOfMember = statement((db, params: Params<Attempt>) =>
  db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      usedBy: sql`CASE WHEN ${isRight(params)} AND EXISTS (
        SELECT 1 FROM users JOIN memberships ON memberships.user_id = users.id
        WHERE users.email = ${params.email} AND users.archived_at IS NULL AND memberships.archived_at IS NULL
          AND (memberships.role = 'ROLE_SELLER') = (${params.purpose} = 'seller')
      ) THEN ${params.attempt} END`,
    })
    .where(tryable(params))
    .returning({ right: isRight(params) }),
);

/** Uses up a code that was just found to be right. It touches no row if the code is no longer valid. */
export const consumeRightCode = statement((db, params: Params<Attempt>) =>
  db
    .update(oneTimeCodes)
    .set({ usedBy: sql`${params.attempt}` })
    .where(and(tryable(params), isRight(params))),
);

/** Counts an attempt and returns whether the code is right, without using it up. */
export const tryCode = statement((db, params: Params<Try>) =>
  db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(tryable(params))
    .returning({ right: isRight(params) }),
);

/**
 * Refuses a failed attempt.
 * @param before the code before the attempt
 * @throws CODE_WRONG when the code is wrong
 * @throws CODE_TRIES_USED_UP when it had all its attempts
 * @throws CODE_VOID when there is no valid code
 */
export function refuseTry(before: CodeState | undefined, tried: { right: number } | undefined, now: number): never {
  if (tried) refuse('CODE_WRONG');
  const isOpen = before && before.usedBy === null && before.expiresAt > now;
  if (isOpen && before.tries >= CODE_TRIES) refuse('CODE_TRIES_USED_UP', { retryAfterSeconds: CODE_RESEND_SECONDS });
  refuse('CODE_VOID');
}

export const forgetOldCodes = statement((db, params: Params<{ before: number }>) =>
  db.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, params.before)),
);
