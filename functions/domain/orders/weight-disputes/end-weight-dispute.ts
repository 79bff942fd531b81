import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { EndWeightDispute, WeightDispute } from '#contract/calls/weight-disputes.ts';
import { ENDS_OF_HOUSE } from '#contract/states/weight-dispute.ts';
import type { WeightDisputeEnd } from '#contract/states/weight-dispute.ts';
import { weightDisputes } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { disputeOf, disputeRows } from './managed-weight-disputes.ts';

const end = statement(
  (db, params: Params<{ id: number; version: number; status: WeightDisputeEnd; reason: string; now: number }>) =>
    db
      .update(weightDisputes)
      .set({
        status: sql`${params.status}`,
        endReason: sql`${params.reason}`,
        endedAt: sql`${params.now}`,
        updatedAt: sql`${params.now}`,
        version: sql`${weightDisputes.version} + 1`,
      })
      .where(and(eq(weightDisputes.id, params.id), eq(weightDisputes.version, params.version))),
);

/**
 * Stores how a dispute ended. The platform notes whether the courier credits the charge. A dispute that is given up may
 * also be ended by the seller who noted it.
 * @throws WEIGHT_DISPUTE_NOT_FOUND, also for another seller's dispute
 * @throws STALE_VERSION with the current state
 * @throws WEIGHT_DISPUTE_ENDED, NOT_PERMITTED
 */
export async function endWeightDispute(
  shop: Shop,
  staff: Staff,
  id: number,
  { status, reason, version }: EndWeightDispute,
): Promise<WeightDispute> {
  const [[before]] = await shop.read(disputeRows.rowWithId(shop, staff, id));
  if (!before) return refuse('WEIGHT_DISPUTE_NOT_FOUND');
  if (version !== undefined && version !== before.version)
    refuse('STALE_VERSION', { current: await disputeOf(shop, before) });
  if (before.status !== 'OPEN') refuse('WEIGHT_DISPUTE_ENDED');
  // Only the platform negotiates with the courier, and only the platform withdraws its own disputes.
  if (staff.kind === 'seller' && (ENDS_OF_HOUSE.includes(status) || before.notedBy !== 'seller'))
    refuse('NOT_PERMITTED');
  const { after } = await shop.write({
    row: requireChange(end({ id, version: before.version, status, reason, now: shop.now }), 'STALE_VERSION'),
    audit: auditEntry(shop, staff, {
      action: 'weight dispute ended',
      subject: 'weightDispute',
      subjectId: id,
      before: { status: before.status },
      after: { status },
      reason,
    }),
    after: disputeRows.rowWithId(shop, staff, id),
  });
  return disputeOf(shop, after[0]!);
}
