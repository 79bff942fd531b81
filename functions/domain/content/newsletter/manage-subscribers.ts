import { and, eq, ne, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { EndSubscription, Subscriber } from '#contract/calls/newsletter.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { newsletterSubscribers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { changeRow, consoleList, equals, search } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';

const table = newsletterSubscribers;

/** All newsletter subscriptions, whatever their status. */
export const managedSubscribers = consoleList({
  id: table.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: table.id,
        email: table.email,
        status: table.status,
        createdAt: table.createdAt,
        askedAt: table.requestedAt,
        consentAt: table.consentAt,
        leftAt: table.leftAt,
        bouncedAt: table.bouncedAt,
        consentSource: table.consentSource,
        version: table.version,
      })
      .from(table)
      .$dynamic(),
  counted: sql`${table}`,
  sorts: { id: table.id, email: table.email },
  filters: { status: equals(table.status) },
  q: [search.in(table.email)],
  row: (subscriber): Subscriber => subscriber,
  missing: 'SUBSCRIBER_NOT_FOUND',
});

const leave = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(table)
    .set({
      status: 'UNSUBSCRIBED',
      leftAt: sql`${params.now}`,
      requestedAt: null,
      updatedAt: sql`${params.now}`,
      version: sql`${table.version} + 1`,
    })
    .where(and(eq(table.id, params.id), eq(table.version, params.version), ne(table.status, 'UNSUBSCRIBED'))),
);

/**
 * Ends the subscription of a person who asked the platform for it. The unsubscribe link in each mail does the same.
 * @throws SUBSCRIBER_NOT_FOUND, SUBSCRIBER_LEFT, STALE_VERSION with the present state
 */
export function endSubscription(
  shop: Shop,
  admin: Admin,
  id: number,
  { reason, version }: EndSubscription,
): Promise<Subscriber> {
  return changeRow(managedSubscribers, shop, admin, { id, version }, (before) => {
    if (before.status === 'UNSUBSCRIBED') refuse('SUBSCRIBER_LEFT');
    return {
      row: leave({ id, version: before.version, now: shop.now }),
      audit: {
        action: 'newsletter ended',
        subject: 'subscriber',
        before: { status: before.status },
        after: { status: 'UNSUBSCRIBED' },
        reason,
      },
    };
  });
}
