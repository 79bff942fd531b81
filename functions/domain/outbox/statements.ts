import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Bound, Given } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import type { Letter } from './letters.ts';

/** A claim lasts so long; a sender that died is overtaken afterwards. */
export const CLAIM_MS = 2 * 60_000;
/** After so many failures a row is dead: people look at it. */
const MAX_ATTEMPTS = 12;

const insertRow = insertInto(outbox);

/**
 * Asks for a letter to be sent; stands in the same batch as the change it tells of. The key is never used twice. The
 * row is claimed from the start by whoever writes it, who sends it right after (`sendLetters`).
 */
export function outboxLetter(shop: Shop, key: string, letter: Letter): Bound<number> {
  return insertRow({
    kind: 'mail',
    key,
    payload: letter,
    attempts: 1,
    nextAt: shop.now,
    claimedUntil: shop.now + CLAIM_MS,
    createdAt: shop.now,
  });
}

const isDue = (given: Given<{ now: number }>) =>
  and(
    eq(outbox.status, 'waiting'),
    lte(outbox.nextAt, given.now),
    or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, given.now)),
  );

/** Takes the rows that are due and held by nobody, in one statement: two who ask at once never hold the same. */
const claimRows = statement((db, given: Given<{ now: number; until: number; limit: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${given.until}`, attempts: sql`${outbox.attempts} + 1` })
    .where(
      inArray(
        outbox.id,
        db.select({ id: outbox.id }).from(outbox).where(isDue(given)).orderBy(outbox.nextAt).limit(given.limit),
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
const isHeld = (given: Given<{ key: string; claimedUntil: number }>) =>
  and(eq(outbox.key, given.key), eq(outbox.status, 'waiting'), sql`${outbox.claimedUntil} = ${given.claimedUntil}`);

/** Makes a claim last longer; touches nothing when somebody else holds the row or has sent it. */
export const renewClaim = statement((db, given: Given<{ key: string; claimedUntil: number; until: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${given.until}` })
    .where(isHeld(given)),
);

/** Sent: the row stays as proof, without its content, which may hold a code. */
export const markSent = statement((db, given: Given<{ key: string; now: number }>) =>
  db
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${given.now}`, claimedUntil: null, payload: {}, lastError: null })
    .where(and(eq(outbox.key, given.key), ne(outbox.status, 'sent'))),
);

interface Failure {
  key: string;
  claimedUntil: number;
  nextAt: number;
  error: string;
}

/** Failed: tried again later, each time twice as late, and given up after the last try. */
export const markFailed = statement((db, given: Given<Failure>) =>
  db
    .update(outbox)
    .set({
      status: sql`CASE WHEN ${outbox.attempts} >= ${sql.raw(String(MAX_ATTEMPTS))} THEN 'dead' ELSE 'waiting' END`,
      nextAt: sql`${given.nextAt}`,
      claimedUntil: null,
      lastError: sql`${given.error}`,
    })
    .where(isHeld(given)),
);
