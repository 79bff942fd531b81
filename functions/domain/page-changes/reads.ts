import { asc, gt, max, sql } from 'drizzle-orm';
import { pageChanges } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

/** The catalogue version: the id of the newest change of a page. */
export const catalogueVersion = statement((db) =>
  db.select({ version: sql<number>`coalesce(${max(pageChanges.id)}, 0)` }).from(pageChanges),
);

/** The changes since a version, oldest first. */
export const pageChangesSince = statement((db, params: Params<{ version: number }>) =>
  db.select().from(pageChanges).where(gt(pageChanges.id, params.version)).orderBy(asc(pageChanges.id)),
);

export type PageChange = ReturnType<ReturnType<typeof pageChangesSince>['read']>[number];

/** What waits to be published since a version. */
export const unpublishedChanges = statement((db, params: Params<{ version: number }>) =>
  db
    .select({
      count: sql<number>`count(*)`,
      oldestAt: sql<number>`coalesce(min(${pageChanges.at}), 0)`,
      newestAt: sql<number>`coalesce(max(${pageChanges.at}), 0)`,
      urgent: sql<number>`coalesce(max(${pageChanges.urgent}), 0)`,
    })
    .from(pageChanges)
    .where(gt(pageChanges.id, params.version)),
);
