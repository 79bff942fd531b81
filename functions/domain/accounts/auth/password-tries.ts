import { and, gt, lt, sql } from 'drizzle-orm';
import { passwordTries } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import type { Asker } from './asker.ts';

/*
 * How often a password may be tried for an e-mail, with an account or without. A try is written before the password is
 * looked at and taken back where it was right, so that of many at once no more are looked at than may be. Who never opened
 * a session of the account is counted together with all others of that kind, who did on their own: no stranger keeps the
 * owner out of a browser of theirs, and with a code the owner comes in from anywhere.
 */
const TRIES_AN_HOUR = 10;
const TRIES_A_DAY = 30;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface Try extends Asker {
  attempt: string;
  email: string;
  now: number;
  hourAgo: number;
  dayAgo: number;
}

export function tryOf(shop: Shop, made: Asker & { attempt: string; email: string }): Try {
  return { ...made, now: shop.now, hourAgo: shop.now - HOUR_MS, dayAgo: shop.now - DAY_MS };
}

const isKnown = (params: Params<Try>) => sql`EXISTS (
  SELECT 1 FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE users.email = ${params.email} AND sessions.asker = ${params.asker})`;

const countsSince = (params: Params<Try>, since: unknown) => sql`(
  SELECT count(*) FROM password_tries made
  WHERE made.email = ${params.email} AND made.tried_at > ${since}
    AND CASE WHEN ${isKnown(params)} THEN made.asker = ${params.asker} ELSE NOT made.is_known END)`;

/** Notes a try as wrong, where one more may be made; touches nothing else. */
export const noteTry = statement((db, params: Params<Try>) =>
  db.insert(passwordTries).select(
    db
      .select(
        selectedRow(passwordTries, {
          attempt: params.attempt,
          email: params.email,
          triedAt: params.now,
          asker: params.asker,
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

/** Wrong tries of a day from one network, at whatever e-mails. */
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

/** It was right. */
export const takeTryBack = statement((db, params: Params<{ attempt: string }>) =>
  db.delete(passwordTries).where(sql`${passwordTries.attempt} = ${params.attempt}`),
);

/** Nothing was guessed that is still worth anything: the password is a new one. */
export const forgetTriesAt = statement((db, params: Params<{ email: string }>) =>
  db.delete(passwordTries).where(sql`${passwordTries.email} = ${params.email}`),
);

export const forgetOldTries = statement((db, params: Params<{ before: number }>) =>
  db.delete(passwordTries).where(lt(passwordTries.triedAt, params.before)),
);
