import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedCategory } from '#contract/calls/categories.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { categories } from '../../../db/schema/index.ts';
import { requireChange, requireCondition, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { checkOwn } from './change-category.ts';
import { pagesOfCategory } from './create-category.ts';
import { managedCategories } from './manage-categories.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(categories)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      isActive: sql`0`,
      version: sql`${categories.version} + 1`,
    })
    .where(and(eq(categories.id, params.id), isNull(categories.archivedAt))),
);

const isUnused = requireCondition(
  'CATEGORY_IN_USE',
  ({
    id,
  }: Params<{
    id: number;
  }>) => sql`NOT EXISTS (SELECT 1 FROM products WHERE category_id = ${id} AND archived_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM categories below WHERE below.parent_id = ${id} AND below.archived_at IS NULL)`,
);

/**
 * Archives an unused category and returns its former state.
 * @throws CATEGORY_NOT_FOUND, CATEGORY_OF_HOUSE, CATEGORY_IN_USE
 */
export async function removeCategory(shop: Shop, staff: Staff, id: number): Promise<ManagedCategory> {
  const before = await managedCategories.one(shop, staff, id);
  checkOwn(staff, before);
  if (before.productCount > 0 || before.childCount > 0) refuse('CATEGORY_IN_USE');
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'CATEGORY_NOT_FOUND'),
    unused: isUnused({ id }),
    audit: auditEntry(shop, staff, {
      action: 'category removed',
      subject: 'category',
      subjectId: id,
      before: { displayName: before.displayName, seoUrl: before.seoUrl },
      after: {},
    }),
    pages: pagesOfCategory(shop, id, before),
    after: managedCategories.formerRow(shop, staff, id),
  });
  return after[0]!;
}

/** Returns a removed category when its remover repeats the request. @throws CATEGORY_NOT_FOUND */
export async function readRemovedCategory(shop: Shop, staff: Staff, id: number): Promise<ManagedCategory> {
  const [[row]] = await shop.read(managedCategories.formerRow(shop, staff, id));
  return row ?? refuse('CATEGORY_NOT_FOUND');
}
