import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { OldAddress } from '#contract/calls/old-addresses.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { oldAddresses } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import type { Shop } from '../../shop.ts';
import { managedOldAddresses } from './manage-old-addresses.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(oldAddresses)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${oldAddresses.version} + 1`,
    })
    .where(and(eq(oldAddresses.id, params.id), isNull(oldAddresses.archivedAt))),
);

/** Archives an entry, so that its address answers 404, and returns it. @throws OLD_ADDRESS_NOT_FOUND */
export async function removeOldAddress(shop: Shop, admin: Admin, id: number): Promise<OldAddress> {
  const before = await managedOldAddresses.one(shop, admin, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'OLD_ADDRESS_NOT_FOUND'),
    audit: auditEntry(shop, admin, {
      action: 'old address removed',
      subject: 'oldAddress',
      subjectId: id,
      before: { from: before.from, to: before.to },
      after: {},
    }),
    after: managedOldAddresses.formerRow(shop, admin, id),
  });
  return after[0]!;
}

/** Returns a removed entry when its remover repeats the request. @throws OLD_ADDRESS_NOT_FOUND */
export async function readRemovedOldAddress(shop: Shop, admin: Admin, id: number): Promise<OldAddress> {
  const [[row]] = await shop.read(managedOldAddresses.formerRow(shop, admin, id));
  return row ?? refuse('OLD_ADDRESS_NOT_FOUND');
}
