import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { NEWSLETTER_LINK_DAYS } from '#contract/calls/newsletter.ts';
import { newsletterSubscribers } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Bound, Given } from '../../db/statement.ts';
import { CLOCKS_DIFFER_MS } from '../clocks.ts';
import type { Shop } from '../shop.ts';

const HOUR_MS = 3_600_000;
/** Nobody is asked more often, whoever fills in the form for them. */
const ASKED_AGAIN_AFTER_MS = HOUR_MS;
const LINK_VALID_MS = NEWSLETTER_LINK_DAYS * 24 * HOUR_MS;

const table = newsletterSubscribers;

const ask = statement(
  (db, given: Given<{ email: string; tokenHash: string; now: number; before: number; soon: number }>) =>
    db
      .insert(table)
      .values({
        email: given.email,
        tokenHash: given.tokenHash,
        askedAt: sql`${given.now}`,
        createdAt: sql`${given.now}`,
        updatedAt: sql`${given.now}`,
      })
      .onConflictDoUpdate({
        target: table.email,
        set: {
          status: 'PENDING',
          tokenHash: sql`${given.tokenHash}`,
          askedAt: sql`${given.now}`,
          consentAt: null,
          leftAt: null,
          updatedAt: sql`${given.now}`,
          version: sql`${table.version} + 1`,
        },
        setWhere: and(
          ne(table.status, 'SUBSCRIBED'),
          or(isNull(table.askedAt), lt(table.askedAt, given.before), gt(table.askedAt, given.soon)),
        )!,
      }),
);

/** Notes that somebody was asked for the second yes; touches no row where they said it already, or were asked just now. */
export function askSubscriber(shop: Shop, email: string, tokenHash: string): Bound<number> {
  return ask({
    email,
    tokenHash,
    now: shop.now,
    before: shop.now - ASKED_AGAIN_AFTER_MS,
    soon: shop.now + CLOCKS_DIFFER_MS,
  });
}

const confirm = statement((db, given: Given<{ tokenHash: string; now: number; since: number }>) =>
  db
    .update(table)
    .set({
      status: 'SUBSCRIBED',
      consentAt: sql`coalesce(${table.consentAt}, ${given.now})`,
      updatedAt: sql`${given.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(
      and(
        eq(table.tokenHash, given.tokenHash),
        or(eq(table.status, 'SUBSCRIBED'), and(eq(table.status, 'PENDING'), sql`${table.askedAt} > ${given.since}`)),
      ),
    ),
);

/** Notes the second yes of whoever holds the secret; twice is once. */
export function confirmSubscriber(shop: Shop, tokenHash: string): Bound<number> {
  return confirm({ tokenHash, now: shop.now, since: shop.now - LINK_VALID_MS });
}

const leave = statement((db, given: Given<{ tokenHash: string; now: number }>) =>
  db
    .update(table)
    .set({
      status: 'UNSUBSCRIBED',
      leftAt: sql`coalesce(${table.leftAt}, ${given.now})`,
      // Who left and comes back at once is asked at once.
      askedAt: null,
      updatedAt: sql`${given.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(eq(table.tokenHash, given.tokenHash)),
);

/** Notes that whoever holds the secret wants no more letters; twice is once. */
export function leaveSubscriber(shop: Shop, tokenHash: string): Bound<number> {
  return leave({ tokenHash, now: shop.now });
}

/** Forgets who was asked and never answered. */
export const forgetUnconfirmed = statement((db, given: Given<{ before: number }>) =>
  db.delete(table).where(and(eq(table.status, 'PENDING'), lt(table.askedAt, given.before))),
);
