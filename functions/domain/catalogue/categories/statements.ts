import { and, eq, isNull, sql } from 'drizzle-orm';
import { CATEGORY_LEVELS } from '#contract/calls/categories.ts';
import { categories } from '../../../db/schema/index.ts';
import { requireCondition, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** The parent category that a request names, if it is not archived. */
export const parentAsked = statement((db, params: Params<{ parentId: number | null }>) =>
  db
    .select({
      level: categories.level,
      family: categories.family,
      sizeSystem: categories.sizeSystem,
      proposedBy: categories.proposedBy,
    })
    .from(categories)
    .where(and(eq(categories.id, params.parentId), isNull(categories.archivedAt))),
);

/** The position after the last subcategory of a parent, or after the last top category. */
export const nextPosition = statement((db, params: Params<{ parentId: number | null }>) =>
  db
    .select({ position: sql<number>`coalesce(max(${categories.position}) + 1, 0)` })
    .from(categories)
    .where(sql`${categories.parentId} IS ${params.parentId}`),
);

/**
 * Requires that a moved category is one level below its parent, is not its own descendant, and keeps the tree within
 * its depth. Fails if a concurrent request moved one of these categories.
 */
export const placeIsRight = requireCondition(
  'CATEGORY_PLACE_WRONG',
  ({ seoUrl }: Params<{ seoUrl: string }>) => sql`(
    WITH RECURSIVE moved(id, parent_id, level, depth) AS (
      SELECT id, parent_id, level, 0 FROM categories WHERE seo_url = ${seoUrl}
      UNION ALL
      SELECT below.id, below.parent_id, below.level, moved.depth + 1
      FROM categories below JOIN moved ON below.parent_id = moved.id WHERE moved.depth < ${sql.raw(String(CATEGORY_LEVELS))}
    )
    SELECT min(moved.level = coalesce((SELECT above.level FROM categories above WHERE above.id = moved.parent_id), 0) + 1
      AND moved.level <= ${sql.raw(String(CATEGORY_LEVELS))})
    FROM moved)`,
);

/** Shifts the level of the two generations below a category. */
export const followLevel = statement((db, params: Params<{ id: number; by: number; now: number }>) =>
  db
    .update(categories)
    .set({ level: sql`${categories.level} + ${params.by}`, updatedAt: sql`${params.now}` })
    .where(
      sql`${categories.parentId} = ${params.id}
        OR ${categories.parentId} IN (SELECT below.id FROM categories below WHERE below.parent_id = ${params.id})`,
    ),
);
