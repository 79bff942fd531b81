import { and, gt, lt, sql } from 'drizzle-orm';
import { passwordTries } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import type { Requester } from './requester.ts';

/*
 * Limits of password attempts per e-mail, with an account or without. An attempt is stored before the password is
 * checked and removed if it was right, so that parallel attempts cannot exceed the limit. All requesters who never opened a
 * session of the account are counted together; a requester who did is counted separately. So strangers cannot lock the
 * owner out of a known browser, and with a code the owner can sign in from anywhere.
 */
const TRIES_AN_HOUR = 10;
const TRIES_A_DAY = 30;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface Try extends Requester {
  attempt: string;
  email: string;
  now: number;
  hourAgo: number;
  dayAgo: number;
}

export function tryOf(shop: Shop, made: Requester & { attempt: string; email: string }): Try {
  return { ...made, now: shop.now, hourAgo: shop.now - HOUR_MS, dayAgo: shop.now - DAY_MS };
}

const isKnown = (params: Params<Try>) => sql`EXISTS (
  SELECT 1 FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE users.email = ${params.email} AND sessions.requester = ${params.requester})`;

const countsSince = (params: Params<Try>, since: unknown) => sql`(
  SELECT count(*) FROM password_tries made
  WHERE made.email = ${params.email} AND made.tried_at > ${since}
    AND CASE WHEN ${isKnown(params)} THEN made.requester = ${params.requester} ELSE NOT made.is_known END)`;

/** Stores an attempt as wrong, if the limits allow one more; otherwise touches no row. */
export const noteTry = statement((db, params: Params<Try>) =>
  db.insert(passwordTries).select(
    db
      .select(
        selectedRow(passwordTries, {
          attempt: params.attempt,
          email: params.email,
          triedAt: params.now,
          requester: params.requester,
          network: params.network,
          isKnown: isKnown(params),
        }),
      )
      .from(sql`(SELECT 1)`)
      .where(
        sql`${countsSince(params, params.hourAgo)} < ${sql.raw(String(TRIES_AN_HOUR))}
          AND ${countsSince(params, params.dayAgo)} < ${sql.raw(String(TRIES_A_DAY))}`,
      ),
  ),
);

/** Counts a day's wrong attempts from one network, for all e-mails. */
export const wrongTriesFrom = statement((db, params: Params<Try>) =>
  db
    .select({ tries: sql<number>`count(*)` })
    .from(passwordTries)
    .where(
      and(
        sql`${passwordTries.network} = ${params.network}`,
        gt(passwordTries.triedAt, sql`${params.dayAgo}`),
        sql`NOT ${passwordTries.isKnown}`,
      ),
    ),
);

/** Removes an attempt that was right. */
export const takeTryBack = statement((db, params: Params<{ attempt: string }>) =>
  db.delete(passwordTries).where(sql`${passwordTries.attempt} = ${params.attempt}`),
);

/** Deletes the attempts for an e-mail. After a new password, former guesses are worthless. */
export const forgetTriesAt = statement((db, params: Params<{ email: string }>) =>
  db.delete(passwordTries).where(sql`${passwordTries.email} = ${params.email}`),
);

export const forgetOldTries = statement((db, params: Params<{ before: number }>) =>
  db.delete(passwordTries).where(lt(passwordTries.triedAt, params.before)),
);
