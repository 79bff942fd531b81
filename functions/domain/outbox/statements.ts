import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
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

/** Asks for a letter to be sent; stands in the same batch as the change it tells of. The key is never used twice. */
export function outboxLetter(shop: Shop, key: string, letter: Letter): Bound<number> {
  return insertRow({ kind: 'mail', key, payload: letter, nextAt: shop.now, createdAt: shop.now });
}

/** Takes one waiting row, unless somebody holds it. */
const claimRow = statement((db, given: Given<{ key: string; now: number; until: number }>) =>
  db
    .update(outbox)
    .set({ claimedUntil: sql`${given.until}`, attempts: sql`${outbox.attempts} + 1` })
    .where(
      and(
        eq(outbox.key, given.key),
        eq(outbox.status, 'waiting'),
        or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, given.now)),
      ),
    )
    .returning({ kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts }),
);

export function claim(shop: Shop, key: string) {
  return claimRow({ key, now: shop.now, until: shop.now + CLAIM_MS });
}

/** Sent: the row stays as proof, without its content, which may hold a code. */
export const markSent = statement((db, given: Given<{ key: string; now: number }>) =>
  db
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${given.now}`, claimedUntil: null, payload: {}, lastError: null })
    .where(eq(outbox.key, given.key)),
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

/** What is due and held by nobody: what the request that wrote it could not send. */
export const dueKeys = statement((db, given: Given<{ now: number; limit: number }>) =>
  db
    .select({ key: outbox.key })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'waiting'),
        lte(outbox.nextAt, given.now),
        or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, given.now)),
      ),
    )
    .orderBy(outbox.nextAt)
    .limit(given.limit),
);
