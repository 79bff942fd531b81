import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { ManagedOutboxItem } from '#contract/calls/system.ts';
import { outbox } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { withoutSecrets } from '../../without-secrets.ts';
import { resendDead } from './dead-items.ts';
import { isComplete } from './kind.ts';
import { inWords } from './in-words.ts';

/** The outbox as a list of the platform's console. Recipients are masked. */
export const outboxItems = consoleList({
  id: outbox.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: outbox.id,
        kind: outbox.kind,
        key: outbox.key,
        payload: outbox.payload,
        status: outbox.status,
        attempts: outbox.attempts,
        nextAt: outbox.nextAt,
        lastError: outbox.lastError,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .$dynamic(),
  counted: sql`${outbox}`,
  sorts: { id: outbox.id },
  filters: { status: equals(outbox.status), kind: equals(outbox.kind) },
  q: [search.in(outbox.key), search.in(outbox.lastError)],
  row: ({ payload, nextAt, lastError, ...item }, { outboxKinds: kinds }): ManagedOutboxItem => ({
    ...item,
    ...inWords({ kind: item.kind, key: item.key, payload }),
    nextAt: item.status === 'waiting' ? nextAt : null,
    lastError: lastError === null ? null : withoutSecrets(lastError),
    canBeSentAgain: item.status === 'dead' && isComplete(kinds, { kind: item.kind, payload }),
  }),
  missing: 'NOT_FOUND',
});

/**
 * Makes a dead item due again.
 * @throws NOT_FOUND when it is not dead, or its secret is deleted
 */
export async function sendAgain(shop: Shop, admin: Admin, id: number): Promise<ManagedOutboxItem> {
  await resendDead(shop, admin, id);
  return outboxItems.one(shop, admin, id);
}
