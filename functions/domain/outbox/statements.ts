import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/index.ts';
import { insertInto, statement } from '../../db/statement.ts';
import type { Bound, Given } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import type { Letter } from './letters.ts';

/** A claim lasts so long; a sender that died is overtaken afterwards. */
const CLAIM_MS = 60_000;
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
    .returning({ key: outbox.key, payload: outbox.payload, attempts: outbox.attempts }),
);

export function claimDue(shop: Shop, limit: number) {
  return claimRows({ now: shop.now, until: shop.now + CLAIM_MS, limit });
}

/** Sent: the rows stay as proof, without their content, which may hold a code. `keys` is a JSON list. */
export const markSent = statement((db, given: Given<{ keys: string; now: number }>) =>
  db
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${given.now}`, claimedUntil: null, payload: {}, lastError: null })
    .where(sql`${outbox.key} IN (SELECT value FROM json_each(${given.keys}))`),
);

/** Failed: tried again later, each time twice as late, and given up after the last try. */
export const markFailed = statement((db, given: Given<{ key: string; nextAt: number; error: string }>) =>
  db
    .update(outbox)
    .set({
      status: sql`CASE WHEN ${outbox.attempts} >= ${sql.raw(String(MAX_ATTEMPTS))} THEN 'dead' ELSE 'waiting' END`,
      nextAt: sql`${given.nextAt}`,
      claimedUntil: null,
      lastError: sql`${given.error}`,
    })
    .where(eq(outbox.key, given.key)),
);
