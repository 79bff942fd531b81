import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Category } from '#contract/calls/categories.ts';
import { translationsAs } from '#contract/shop/translations.ts';
import { categories } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';

/** The tree has at most three levels, so two joins reach all ancestors of a category. */
export const parents = alias(categories, 'parents');
export const grandparents = alias(categories, 'grandparents');
export const isParent = eq(parents.id, categories.parentId);
export const isGrandparent = eq(grandparents.id, parents.parentId);

const isShown = (category: typeof categories | typeof parents | typeof grandparents) =>
  and(eq(category.isActive, true), eq(category.isVisible, true), isNull(category.archivedAt));

/** Whether a category and all its ancestors are shown. Left-join `parents` and `grandparents`. */
export const chainIsShown: SQL = sql`(${isShown(categories)}
  AND (${parents.id} IS NULL OR ${isShown(parents)})
  AND (${grandparents.id} IS NULL OR ${isShown(grandparents)}))`;

/** Returns the SQL condition that a product's category is this one or below it. */
export const isWithin = (categoryId: SQL | number): SQL =>
  or(
    sql`${categories.id} = ${categoryId}`,
    sql`${parents.id} = ${categoryId}`,
    sql`${grandparents.id} = ${categoryId}`,
  )!;

/** Every category that is not archived, top level first, with whether shoppers see it. */
export const allCategories = statement((db) =>
  db
    .select({
      id: categories.id,
      categoryId: categories.code,
      parentId: categories.parentId,
      level: categories.level,
      displayName: categories.displayName,
      description: categories.description,
      translations: categories.translations,
      seoUrl: categories.seoUrl,
      seoKw: categories.seoKw,
      isVisible: categories.isVisible,
      isActive: categories.isActive,
      sizeSystem: categories.sizeSystem,
      family: categories.family,
      shown: sql<number>`${chainIsShown}`,
    })
    .from(categories)
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .where(isNull(categories.archivedAt))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id)),
);
export type CategoryRow = ReturnType<ReturnType<typeof allCategories>['read']>[number];

/** Returns a category in the contract's shape. */
export function categoryOf(row: CategoryRow, mediaRows: MediaRow[]): Category {
  const { shown: _, sizeSystem: __, family: ___, ...category } = row;
  const mediaList = mediaRows.filter((item) => item.subjectId === row.id).map(mediaItem);
  const translations = translationsAs(row.translations, {
    name: 'displayName',
    displayName: 'displayName',
    description: 'description',
  });
  return { ...category, translations, name: row.displayName, image: mediaList[0]?.url ?? null, mediaList };
}
