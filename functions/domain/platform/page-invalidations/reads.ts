import { asc, gt, max, sql } from 'drizzle-orm';
import { pageInvalidations } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Reads the catalogue version: the id of the newest page invalidation. */
export const catalogueVersion = statement((db) =>
  db.select({ version: sql<number>`coalesce(${max(pageInvalidations.id)}, 0)` }).from(pageInvalidations),
);

/** Reads the page invalidations since a version, oldest first. */
export const pageInvalidationsSince = statement((db, params: Params<{ version: number }>) =>
  db
    .select()
    .from(pageInvalidations)
    .where(gt(pageInvalidations.id, params.version))
    .orderBy(asc(pageInvalidations.id)),
);

export type PageInvalidation = ReturnType<ReturnType<typeof pageInvalidationsSince>['read']>[number];

/** Counts the page invalidations since a version that wait to be published. */
export const unpublishedInvalidations = statement((db, params: Params<{ version: number }>) =>
  db
    .select({
      count: sql<number>`count(*)`,
      oldestAt: sql<number>`coalesce(min(${pageInvalidations.at}), 0)`,
      newestAt: sql<number>`coalesce(max(${pageInvalidations.at}), 0)`,
      urgent: sql<number>`coalesce(max(${pageInvalidations.urgent}), 0)`,
    })
    .from(pageInvalidations)
    .where(gt(pageInvalidations.id, params.version)),
);
