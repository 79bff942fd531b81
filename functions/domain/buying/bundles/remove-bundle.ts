import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { Bundle } from '#contract/calls/bundles.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { bundles } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { mustBeOwn } from './change-bundle.ts';
import { managedBundles } from './manage-bundles.ts';
import { pagesOfPieces } from './pages.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(bundles)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      isActive: sql`0`,
      version: sql`${bundles.version} + 1`,
    })
    .where(and(eq(bundles.id, params.id), isNull(bundles.archivedAt))),
);

/**
 * Archives a bundle and returns its former state. Orders keep what it gave them.
 * @throws BUNDLE_NOT_FOUND, BUNDLE_OF_PLATFORM
 */
export async function removeBundle(shop: Shop, staff: Staff, id: number): Promise<Bundle> {
  const [[bundle]] = await shop.read(managedBundles.rowWithId(shop, staff, id));
  mustBeOwn(staff, bundle ?? refuse('BUNDLE_NOT_FOUND'));
  const { after } = await shop.write({
    bundle: requireChange(archive({ id, now: shop.now }), 'BUNDLE_NOT_FOUND'),
    audit: auditEntry(shop, staff, {
      action: 'bundle removed',
      subject: 'bundle',
      subjectId: id,
      before: {},
      after: {},
    }),
    pages: pagesOfPieces(shop, { id, reference: null }),
    after: managedBundles.formerRow(shop, staff, id),
  });
  return after[0]!;
}
