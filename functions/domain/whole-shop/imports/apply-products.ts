import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { importRows, pageInvalidations, products, redirects } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { showStagedFiles } from './named-pictures.ts';
import { noteFormerValues } from './restore-goods.ts';
import { isRow, isWritten, staged } from './staged.ts';
import type { Applied } from './staged.ts';

/** Requires that each product in the file has the version of the check, and that the categories exist. */
const stand = requireCondition(
  'IMPORT_OVERTAKEN',
  ({ importId }: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    LEFT JOIN products found ON found.id = ${importRows.targetId}
    LEFT JOIN categories holding ON holding.id = ${staged('categoryId')}
    WHERE ${importRows.importId} = ${importId} AND (holding.archived_at IS NOT NULL
      OR (${importRows.outcome} <> 'NEW' AND (found.version IS NOT ${importRows.targetVersion} OR found.archived_at IS NOT NULL))))`,
);

/** The columns of a product that a file writes, new or changed. */
const written = {
  categoryId: staged('categoryId'),
  name: staged('name'),
  title: staged('title'),
  description: staged('description'),
  translations: sql`coalesce(${importRows.staged} -> '$.translations', '{}')`,
  brand: staged('brand'),
  seoUrl: staged('seoUrl'),
  seoKw: staged('seoKw'),
  isVisible: staged('isVisible'),
  isActive: staged('isActive'),
  startOn: staged('startOn'),
  endOn: staged('endOn'),
  hsn: staged('hsn'),
  countryOfOrigin: staged('countryOfOrigin'),
  attributes: sql`(${importRows.staged} -> '$.attributes')`,
  style: staged('style'),
  codAllowed: staged('codAllowed'),
  isComplete: staged('isComplete'),
};

const change = statement((db, params: Params<Applied>) =>
  db
    .update(products)
    .set({ ...written, updatedAt: sql`${params.now}`, version: sql`${products.version} + 1` })
    .from(importRows)
    .where(and(isRow(params, 'CHANGED'), eq(products.id, importRows.targetId))),
);

const insertProducts = statement((db, params: Params<Applied>) =>
  db.insert(products).select(
    db
      .select(
        selectedRow(products, {
          ...written,
          createdAt: params.now,
          updatedAt: params.now,
          sellerId: staged('sellerId'),
        }),
      )
      .from(importRows)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

/**
 * Removes redirects from addresses that products use now, and from those that products leave now, which get new
 * redirects.
 */
const freeAddresses = statement((db, params: Params<Applied>) =>
  db.delete(redirects).where(
    sql`${redirects.kind} = 'product' AND ${redirects.fromSeoUrl} IN (
      SELECT ${staged('seoUrl')} FROM ${importRows} WHERE ${isRow(params, 'NEW')}
      UNION SELECT ${staged('seoUrl')} FROM ${importRows} WHERE ${isRow(params, 'CHANGED')} AND ${staged('movedFrom')} IS NOT NULL
      UNION SELECT ${staged('movedFrom')} FROM ${importRows} WHERE ${isRow(params, 'CHANGED')})`,
  ),
);

const keepAddresses = statement((db, params: Params<Applied>) =>
  db.insert(redirects).select(
    db
      .select(
        selectedRow(redirects, {
          kind: sql.raw("'product'"),
          fromSeoUrl: staged('movedFrom'),
          subjectId: importRows.targetId,
          createdAt: params.now,
        }),
      )
      .from(importRows)
      .where(and(isRow(params, 'CHANGED'), sql`${staged('movedFrom')} IS NOT NULL`)),
  ),
);

const notePages = statement((db, params: Params<Applied>) =>
  db.insert(pageInvalidations).select(
    db
      .select(selectedRow(pageInvalidations, { at: params.now, subject: sql.raw("'product'"), subjectId: products.id }))
      .from(importRows)
      .innerJoin(products, eq(products.seoUrl, staged('seoUrl')))
      .where(isWritten(params)),
  ),
);

/** Notes the ids of new products at their rows. */
const noteIds = statement((db, params: Params<Applied>) =>
  db
    .update(importRows)
    .set({ targetId: sql`(SELECT found.id FROM products found WHERE found.seo_url = ${staged('seoUrl')})` })
    .where(isRow(params, 'NEW')),
);

/** Returns the statements that write the checked rows of a file of products. @throws IMPORT_OVERTAKEN, SEO_URL_TAKEN */
export function applyProducts(shop: Shop, staff: Staff, importId: number): readonly Statement[] {
  const applied = { importId, now: shop.now, ...actorValues(staff) };
  return [
    stand({ importId }),
    noteFormerValues('products', importId),
    change(applied),
    insertProducts(applied),
    freeAddresses(applied),
    keepAddresses(applied),
    ...showStagedFiles(importId, 'product'),
    notePages(applied),
    noteIds(applied),
  ];
}
