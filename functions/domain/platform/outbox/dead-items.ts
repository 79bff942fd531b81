import { and, asc, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { outbox } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import type { Shop } from '../../shop.ts';
import { isComplete } from './kind.ts';

const LISTED = 100;

const deadRows = statement((db) =>
  db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      key: outbox.key,
      payload: outbox.payload,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(eq(outbox.status, 'dead'))
    .orderBy(asc(outbox.id))
    .limit(LISTED),
);

const deadRow = statement((db, params: Params<{ id: number }>) =>
  db
    .select({ kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts })
    .from(outbox)
    .where(and(eq(outbox.id, params.id), eq(outbox.status, 'dead'))),
);

const reviveRow = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(outbox)
    .set({ status: 'waiting', attempts: 0, nextAt: sql`${params.now}` })
    .where(and(eq(outbox.id, params.id), eq(outbox.status, 'dead'))),
);

export interface DeadItem {
  id: number;
  kind: string;
  key: string;
  attempts: number;
  lastError: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** False if it had a secret, which is deleted. Its recipient requests a new one. */
  canBeSentAgain: boolean;
}

/** Returns the oldest hundred dead items. */
export async function listDead(shop: Pick<Shop, 'read' | 'outboxKinds'>): Promise<DeadItem[]> {
  const [rows] = await shop.read(deadRows({}));
  return rows.map(({ payload, ...row }) => ({
    ...row,
    canBeSentAgain: isComplete(shop.outboxKinds, { kind: row.kind, payload }),
  }));
}

/**
 * Makes a dead item due again, with its attempts counted from zero; the job sends it. It has the same key, so an item
 * that the service already received is not sent twice while the service remembers keys.
 * @throws NOT_FOUND when no such item is dead, or its secret is deleted
 */
export async function resendDead(shop: Shop, actor: Pick<Admin, 'kind' | 'userId'>, id: number): Promise<void> {
  const [[dead]] = await shop.read(deadRow({ id }));
  if (!dead || !isComplete(shop.outboxKinds, dead)) refuse('NOT_FOUND');
  await shop.write(
    requireChange(reviveRow({ id, now: shop.now }), 'NOT_FOUND'),
    auditEntry(shop, actor, {
      action: 'dead item sent again',
      subject: 'outbox',
      subjectId: id,
      before: { status: 'dead', attempts: dead.attempts },
      after: { status: 'waiting', attempts: 0 },
    }),
  );
}
