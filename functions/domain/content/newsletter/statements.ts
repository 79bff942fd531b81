import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { NEWSLETTER_LINK_DAYS } from '#contract/calls/newsletter.ts';
import type { Language } from '#contract/languages.ts';
import { newsletterSubscribers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import { CLOCKS_DIFFER_MS } from '../../clocks.ts';
import type { Shop } from '../../shop.ts';

const HOUR_MS = 3_600_000;
/** An address gets at most one confirmation mail in this time, no matter who fills in the form. */
const ASKED_AGAIN_AFTER_MS = HOUR_MS;
const LINK_VALID_MS = NEWSLETTER_LINK_DAYS * 24 * HOUR_MS;

const table = newsletterSubscribers;

const ask = statement(
  (
    db,
    params: Params<{ email: string; language: Language; tokenHash: string; now: number; before: number; soon: number }>,
  ) =>
    db
      .insert(table)
      .values({
        email: params.email,
        language: params.language,
        tokenHash: params.tokenHash,
        requestedAt: sql`${params.now}`,
        createdAt: sql`${params.now}`,
        updatedAt: sql`${params.now}`,
      })
      .onConflictDoUpdate({
        target: table.email,
        set: {
          status: 'PENDING',
          language: sql`${params.language}`,
          tokenHash: sql`${params.tokenHash}`,
          requestedAt: sql`${params.now}`,
          consentAt: null,
          leftAt: null,
          bouncedAt: null,
          consentSource: null,
          updatedAt: sql`${params.now}`,
          version: sql`${table.version} + 1`,
        },
        setWhere: and(
          ne(table.status, 'SUBSCRIBED'),
          or(isNull(table.requestedAt), lt(table.requestedAt, params.before), gt(table.requestedAt, params.soon)),
        )!,
      }),
);

/**
 * Returns the statement that stores a confirmation request. Changes no row if the address is subscribed already, or had
 * a request just now.
 */
export function askSubscriber(shop: Shop, email: string, tokenHash: string): Statement<number> {
  return ask({
    email,
    language: shop.language,
    tokenHash,
    now: shop.now,
    before: shop.now - ASKED_AGAIN_AFTER_MS,
    soon: shop.now + CLOCKS_DIFFER_MS,
  });
}

const confirm = statement((db, params: Params<{ tokenHash: string; now: number; since: number }>) =>
  db
    .update(table)
    .set({
      status: 'SUBSCRIBED',
      consentAt: sql`coalesce(${table.consentAt}, ${params.now})`,
      updatedAt: sql`${params.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(
      and(
        eq(table.tokenHash, params.tokenHash),
        or(
          eq(table.status, 'SUBSCRIBED'),
          and(eq(table.status, 'PENDING'), sql`${table.requestedAt} > ${params.since}`),
        ),
      ),
    ),
);

/** Returns the statement that stores the confirmation by the mailed token. Idempotent. */
export function confirmSubscriber(shop: Shop, tokenHash: string): Statement<number> {
  return confirm({ tokenHash, now: shop.now, since: shop.now - LINK_VALID_MS });
}

const leave = statement((db, params: Params<{ tokenHash: string; now: number }>) =>
  db
    .update(table)
    .set({
      status: 'UNSUBSCRIBED',
      leftAt: sql`coalesce(${table.leftAt}, ${params.now})`,
      // A person who left and subscribes again gets the confirmation mail at once.
      requestedAt: null,
      updatedAt: sql`${params.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(eq(table.tokenHash, params.tokenHash)),
);

/** Returns the statement that ends the subscription of a mailed token. Idempotent. */
export function leaveSubscriber(shop: Shop, tokenHash: string): Statement<number> {
  return leave({ tokenHash, now: shop.now });
}

/** Ends a subscription by its id. Idempotent. */
export const leaveById = statement((db, params: Params<{ id: number; now: number; bouncedAt: number | null }>) =>
  db
    .update(table)
    .set({
      status: 'UNSUBSCRIBED',
      leftAt: sql`coalesce(${table.leftAt}, ${params.now})`,
      bouncedAt: sql`coalesce(${table.bouncedAt}, ${params.bouncedAt})`,
      requestedAt: null,
      updatedAt: sql`${params.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(and(eq(table.id, params.id), eq(table.status, 'SUBSCRIBED'))),
);

/** Deletes subscriptions that were never confirmed. */
export const forgetUnconfirmed = statement((db, params: Params<{ before: number }>) =>
  db.delete(table).where(and(eq(table.status, 'PENDING'), lt(table.requestedAt, params.before))),
);
