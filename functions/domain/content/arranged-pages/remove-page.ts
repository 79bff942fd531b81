import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import type { ArrangedPageRow } from '#contract/calls/arranged-pages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { arrangedPages, mediaUses } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { managedPages } from './rows.ts';

const archive = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(arrangedPages)
    .set({
      archivedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      isShown: sql`0`,
      nextChangeAt: sql`NULL`,
      version: sql`${arrangedPages.version} + 1`,
    })
    .where(and(eq(arrangedPages.id, params.id), isNull(arrangedPages.archivedAt))),
);
const forgetPictures = statement((db, params: Params<{ id: number }>) =>
  db.delete(mediaUses).where(and(eq(mediaUses.subject, 'page'), eq(mediaUses.subjectId, params.id))),
);

/**
 * Archives an own page and returns its former state. Its row stays, and its address can be used again.
 * @throws PAGE_NOT_FOUND, HOME_PAGE_STAYS
 */
export async function removeArrangedPage(shop: Shop, admin: Admin, id: number): Promise<ArrangedPageRow> {
  const { slug, title } = await managedPages.one(shop, admin, id);
  if (id === HOME_PAGE_ID) refuse('HOME_PAGE_STAYS');
  const { after } = await shop.write({
    row: requireChange(archive({ id, now: shop.now }), 'PAGE_NOT_FOUND'),
    pictures: forgetPictures({ id }),
    audit: auditEntry(shop, admin, {
      action: 'page deleted',
      subject: 'page',
      subjectId: id,
      before: { slug, title },
      after: {},
    }),
    pages: pageInvalidation(shop, { subject: 'page', subjectId: id }),
    after: managedPages.formerRow(shop, admin, id),
  });
  return after[0]!;
}

/** Returns a removed page when its remover repeats the request. @throws PAGE_NOT_FOUND */
export async function readRemovedPage(shop: Shop, admin: Admin, id: number): Promise<ArrangedPageRow> {
  const [[page]] = await shop.read(managedPages.formerRow(shop, admin, id));
  return page ?? refuse('PAGE_NOT_FOUND');
}
