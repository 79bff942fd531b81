import { sql } from 'drizzle-orm';
import {
  CODE_RESEND_SECONDS,
  CODE_VALID_MINUTES,
  CODES_FOR_EACH_NETWORK,
  CODES_PER_DAY,
  CODES_PER_DAY_AT_MOST,
  CODES_PER_HOUR,
  CODES_PER_HOUR_AT_MOST,
} from '#contract/shop/policy.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { oneTimeCodes } from '../../../db/schema/index.ts';
import type { CodePurpose } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import { CLOCKS_DIFFER_MS } from '../../clocks.ts';
import type { Shop } from '../../shop.ts';
import type { Requester } from './requester.ts';

/*
 * Limits of codes, by the e-mail or mobile they go to. They prevent floods of mail and messages, and guessed codes, and
 * no stranger can lock a user out.
 *
 * A code has a million values and five attempts. An attempt is checked only against codes of the same requester, and a
 * request replaces only the requester's own code. So each mailed code allows five guesses, and the limits count codes:
 *
 * - Strangers are all requesters who never opened a session of this account. They are counted together: 10 codes an hour
 *   and 30 a day. Beyond that each network gets three a day, while all strangers have had fewer than 30 an hour and 90
 *   a day. So a stranger who uses up the ten does not exclude others. One network can try 150 times a day (one chance
 *   in 6,600), twenty-one and more together 450 times (one in 2,200). Eight networks, seven of them new each hour, can
 *   leave a browser that is new to the account without a code for an hour. Twenty-one can do so for the rest of a day.
 * - A requester who opened a session of this account before has separate limits: 10 codes an hour and 30 a day. That is
 *   150 attempts a day.
 * - A network is limited across all e-mails. Once its codes have had `wrongCodesADay` wrong attempts (500 in a live
 *   shop), it gets no more as a stranger. With the codes mailed until then, at 10 a minute for ten minutes, that is
 *   1,000 attempts a day. So the chance to open any account at all is one in a thousand.
 */

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const RESEND_MS = CODE_RESEND_SECONDS * SECOND_MS;

/** A request for a code, with the times from when codes count. */
export interface Asked extends Requester {
  /** An e-mail, or the ten digits of a mobile. */
  email: string;
  purpose: CodePurpose;
  lockedSince: number;
  hourAgo: number;
  dayAgo: number;
  soon: number;
}

/**
 * Returns the facts that decide about a code: the requester, the e-mail, the purpose, and the times from when codes count.
 */
export function asking(shop: Shop, input: Requester & { email: string; purpose: CodePurpose }): Asked {
  const { now } = shop;
  return {
    ...input,
    lockedSince: now - RESEND_MS,
    hourAgo: now - HOUR_MS,
    dayAgo: now - DAY_MS,
    soon: now + CLOCKS_DIFFER_MS,
  };
}

const count = (number: number) => sql.raw(String(number));

/** Selects one row: the codes that count for this requester, and the reason to refuse another one (lock, hour or day). */
const facts = (params: Params<Asked>) => sql`(
  SELECT *, CASE
    WHEN locked_at IS NOT NULL THEN 'lock'
    WHEN of_hour < ${count(CODES_PER_HOUR)} AND of_day < ${count(CODES_PER_DAY)} THEN NULL
    WHEN NOT is_known AND of_network < ${count(CODES_FOR_EACH_NETWORK)}
      AND of_hour < ${count(CODES_PER_HOUR_AT_MOST)} AND of_day < ${count(CODES_PER_DAY_AT_MOST)} THEN NULL
    WHEN of_hour >= ${count(CODES_PER_HOUR)} THEN 'hour'
    ELSE 'day'
  END AS refused_by
  FROM (
    SELECT
      max(requester_is_known) AS is_known,
      max(CASE WHEN purpose = ${params.purpose} AND requester = ${params.requester} AND sent_at > ${params.lockedSince} THEN sent_at END) AS locked_at,
      count(CASE WHEN counts AND sent_at > ${params.hourAgo} THEN 1 END) AS of_hour,
      count(CASE WHEN counts THEN 1 END) AS of_day,
      count(CASE WHEN counts AND network = ${params.network} THEN 1 END) AS of_network,
      min(CASE WHEN counts AND sent_at > ${params.hourAgo} THEN sent_at END) AS first_of_hour,
      min(CASE WHEN counts THEN sent_at END) AS first_of_day
    FROM (
      SELECT codes.*, requester_is_known,
        CASE WHEN requester_is_known THEN codes.requester = ${params.requester} ELSE NOT codes.is_known END AS counts
      FROM (
        SELECT EXISTS (
          SELECT 1 FROM sessions
          WHERE sessions.requester = ${params.requester} AND sessions.user_id IN (
            SELECT id FROM users WHERE email = ${params.email}
            UNION ALL SELECT user_id FROM sign_in_mobiles WHERE mobile = ${params.email})
        ) AS requester_is_known
      )
      LEFT JOIN one_time_codes AS codes
        ON codes.email = ${params.email} AND codes.sent_at > ${params.dayAgo} AND codes.sent_at <= ${params.soon}
    )
  )
) AS facts`;

/** The state of the limits for a requester. */
export interface CodeFacts {
  /** Whether the requester opened a session of this account before. */
  isKnown: number;
  refusedBy: 'lock' | 'hour' | 'day' | null;
  lockedAt: number | null;
  firstOfHour: number | null;
  firstOfDay: number | null;
}

export const codeFacts = statement((db, params: Params<Asked>) =>
  db
    .select({
      isKnown: sql<number>`is_known`,
      refusedBy: sql<CodeFacts['refusedBy']>`refused_by`,
      lockedAt: sql<number | null>`locked_at`,
      firstOfHour: sql<number | null>`first_of_hour`,
      firstOfDay: sql<number | null>`first_of_day`,
    })
    .from(facts(params)),
);

/** Counts a day's wrong attempts at codes that a network requested as a stranger, for all e-mails. */
export const wrongTriesOfNetwork = statement((db, params: Params<Asked>) =>
  db
    .select({ tries: sql<number>`coalesce(sum(${oneTimeCodes.tries}), 0)` })
    .from(oneTimeCodes)
    .where(
      sql`${oneTimeCodes.network} = ${params.network} AND ${oneTimeCodes.sentAt} > ${params.dayAgo}
        AND ${oneTimeCodes.usedBy} IS NULL AND NOT ${oneTimeCodes.isKnown}`,
    ),
);

const insertCode = statement((db, params: Params<Asked & { codeHash: string; now: number; expiresAt: number }>) =>
  db.insert(oneTimeCodes).select(
    db
      .select(
        selectedRow(oneTimeCodes, {
          email: params.email,
          purpose: params.purpose,
          codeHash: params.codeHash,
          sentAt: params.now,
          expiresAt: params.expiresAt,
          requester: params.requester,
          network: params.network,
          isKnown: sql`is_known`,
        }),
      )
      .from(facts(params))
      .where(sql`refused_by IS NULL`),
  ),
);

/** Returns the statement that makes this the requester's newest code. It touches no row if codes are refused by then. */
export function newestCode(shop: Shop, input: Asked, codeHash: string): Statement<number> {
  return insertCode({ ...input, codeHash, now: shop.now, expiresAt: shop.now + CODE_VALID_MINUTES * 60 * SECOND_MS });
}

/** The refusal details for a request that lost against a concurrent one of the same requester. */
export const JUST_SENT = { params: { seconds: CODE_RESEND_SECONDS }, retryAfterSeconds: CODE_RESEND_SECONDS };

/**
 * Refuses a code if its limits are reached, with the time until the next one.
 * @throws CODE_RESEND_LOCKED when the last code is too recent
 * @throws CODE_TOO_MANY when the limit of an hour or a day is reached
 */
export function refuseCode(code: Omit<CodeFacts, 'isKnown'>, now: number): void {
  const secondsTo = (instant: number) => Math.max(1, Math.ceil((instant - now) / SECOND_MS));
  if (code.refusedBy === 'lock') {
    const seconds = Math.min(CODE_RESEND_SECONDS, secondsTo((code.lockedAt ?? now) + RESEND_MS));
    refuse('CODE_RESEND_LOCKED', { params: { seconds }, retryAfterSeconds: seconds });
  }
  if (code.refusedBy === 'hour') {
    refuse('CODE_TOO_MANY', { retryAfterSeconds: secondsTo((code.firstOfHour ?? now) + HOUR_MS) });
  }
  if (code.refusedBy === 'day') {
    refuse('CODE_TOO_MANY', { retryAfterSeconds: secondsTo((code.firstOfDay ?? now) + DAY_MS) });
  }
}
