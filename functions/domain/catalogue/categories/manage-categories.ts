import { eq, isNull, sql } from 'drizzle-orm';
import type { CategoryFilter, ManagedCategory } from '#contract/calls/categories.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { categories, sellers } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import { shownFiles } from '../../files/media/index.ts';
import type { Shop } from '../../shop.ts';
import { chainIsShown, grandparents, isGrandparent, isParent, parents } from './reads.ts';

const mediaList = shownFiles(sql`used.subject = 'category' AND used.subject_id = ${categories.id}`);
const productCount = sql<number>`(SELECT count(*) FROM products WHERE category_id = ${categories.id} AND archived_at IS NULL)`;
const childCount = sql<number>`(SELECT count(*) FROM categories below WHERE below.parent_id = ${categories.id} AND below.archived_at IS NULL)`;

/** The position of a category among its siblings, padded so that its text form sorts correctly. */
const placeOf = (category: typeof categories | typeof parents | typeof grandparents) =>
  sql`printf('%05d.%09d/', ${category.position}, ${category.id})`;
/** The sort key of a category in the tree: after its parent, before its parent's next sibling. */
const placeInTree = sql`iif(${grandparents.id} IS NULL, '', ${placeOf(grandparents)})
  || iif(${parents.id} IS NULL, '', ${placeOf(parents)}) || ${placeOf(categories)}`;

/**
 * The categories staff work with: those of the platform, with a seller's own proposals, or all proposals for an admin.
 */
export const managedCategories = consoleList({
  id: categories.id,
  key: categories.seoUrl,
  owner: (seller) => sql`(${categories.proposedBy} IS NULL OR ${categories.proposedBy} = ${seller})`,
  always: isNull(categories.archivedAt),
  select: (db) =>
    db
      .select({
        id: categories.id,
        categoryId: categories.code,
        parentId: categories.parentId,
        parentName: sql<string | null>`${parents.displayName}`,
        level: categories.level,
        displayName: categories.displayName,
        description: categories.description,
        translations: categories.translations,
        seoUrl: categories.seoUrl,
        seoKw: categories.seoKw,
        isVisible: categories.isVisible,
        isActive: categories.isActive,
        family: categories.family,
        sizeSystem: categories.sizeSystem,
        position: categories.position,
        isShown: sql<number>`${chainIsShown}`,
        productCount,
        childCount,
        proposedBy: categories.proposedBy,
        proposerName: sql<string | null>`${sellers.businessName}`,
        mediaList,
        updatedAt: categories.updatedAt,
        version: categories.version,
      })
      .from(categories)
      .leftJoin(parents, isParent)
      .leftJoin(grandparents, isGrandparent)
      .leftJoin(sellers, eq(sellers.id, categories.proposedBy))
      .$dynamic(),
  counted: sql`${categories}`,
  sorts: {
    id: categories.id,
    tree: placeInTree,
    position: categories.position,
    displayName: categories.displayName,
    level: categories.level,
    productCount,
    updatedAt: categories.updatedAt,
  },
  filters: {
    state: where<CategoryFilter>(
      (
        input,
      ) => sql`CASE ${input} WHEN 'ACTIVE' THEN ${categories.isActive} WHEN 'INACTIVE' THEN NOT ${categories.isActive}
        WHEN 'VISIBLE' THEN ${categories.isVisible} WHEN 'HIDDEN' THEN NOT ${categories.isVisible} ELSE 1 END`,
    ),
    parentId: equals(categories.parentId),
    level: equals(categories.level),
    upToLevel: where<number>((level) => sql`${categories.level} <= ${level}`),
    /** Proposals of sellers that no admin has accepted yet. */
    proposed: where<boolean>((query) => sql`(${categories.proposedBy} IS NOT NULL) = ${query}`),
  },
  q: [search.is(categories.id), search.in(categories.displayName), search.in(categories.seoUrl)],
  row: ({ isShown, ...category }): ManagedCategory => ({
    ...category,
    name: category.displayName,
    image: category.mediaList[0]?.url ?? null,
    isShown: isShown === 1,
  }),
  missing: 'CATEGORY_NOT_FOUND',
});

/** Returns the category with an address when its creator repeats the request. @throws CATEGORY_NOT_FOUND */
export async function readCategoryWithSeoUrl(shop: Shop, staff: Staff, seoUrl: string): Promise<ManagedCategory> {
  const [[row]] = await shop.read(managedCategories.rowWithKey(shop, staff, seoUrl));
  return row ?? refuse('CATEGORY_NOT_FOUND');
}
