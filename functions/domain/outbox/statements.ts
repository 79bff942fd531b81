import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Statement, Params } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import type { Mail } from './mails.ts';

/** A claim lasts so long; a sender that died is overtaken afterwards. */
export const CLAIM_MS = 2 * 60_000;
/** After so many failures a row is dead: people look at it. */
const MAX_ATTEMPTS = 12;

const insertRow = insertInto(outbox);

/**
 * Asks for a mail to be sent; stands in the same batch as the change it tells of. The key is never used twice. The
 * row is claimed from the start by whoever writes it, who sends it right after (`sendLetters`).
 */
export function outboxMail(shop: Shop, key: string, mail: Mail): Statement<number> {
  return insertRow({
    kind: 'mail',
    key,
    payload: mail,
    attempts: 1,
    nextAt: shop.now,
    claimedUntil: shop.now + CLAIM_MS,
    createdAt: shop.now,
  });
}

const isDue = (params: Params<{ now: number }>) =>
  and(
    eq(outbox.status, 'waiting'),
    lte(outbox.nextAt, params.now),
    or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, params.now)),
  );

/** Takes the rows that are due and held by nobody, in one statement: two who ask at once never hold the same. */
const claimRows = statement((db, params: Params<{ now: number; until: number; limit: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${params.until}`, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        db.select({ id: outbox.id }).from(outbox).where(isDue(params)).orderBy(outbox.nextAt).limit(params.limit),
      ),
    )
    .returning({
      key: outbox.key,
      payload: outbox.payload,
      attempts: outbox.attempts,
      claimedUntil: sql<number>`${outbox.claimedUntil}`,
    }),
);

export function claimDue(shop: Shop, limit: number) {
  const now = shop.clock();
  return claimRows({ now, until: now + CLAIM_MS, limit });
}

/** A row is the caller's for as long as nobody else has claimed it since. */
const isHeld = (params: Params<{ key: string; claimedUntil: number }>) =>
  and(eq(outbox.key, params.key), eq(outbox.status, 'waiting'), sql`${outbox.claimedUntil} = ${params.claimedUntil}`);

/** Makes a claim last longer; touches nothing when somebody else holds the row or has sent it. */
export const renewClaim = statement((db, params: Params<{ key: string; claimedUntil: number; until: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${params.until}` })
    .where(isHeld(params)),
);

/** Sent: the row stays as proof, without its content, which may hold a code. */
export const markSent = statement((db, params: Params<{ key: string; now: number }>) =>
  db
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${params.now}`, claimedUntil: null, payload: {}, lastError: null })
    .where(and(eq(outbox.key, params.key), ne(outbox.status, 'sent'))),
);

interface Failure {
  key: string;
  claimedUntil: number;
  nextAt: number;
  error: string;
}

/** Failed: tried again later, each time twice as late, and given up after the last try. */
export const markFailed = statement((db, params: Params<Failure>) =>
  db
    .update(outbox)
    .set({
      status: sql`CASE WHEN ${outbox.attempts} >= ${sql.raw(String(MAX_ATTEMPTS))} THEN 'dead' ELSE 'waiting' END`,
      nextAt: sql`${params.nextAt}`,
      claimedUntil: null,
      lastError: sql`${params.error}`,
    })
    .where(isHeld(params)),
);
