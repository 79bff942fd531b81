import { and, asc, eq, isNull } from 'drizzle-orm';
import { collections } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';

/** The collections that shoppers see, in their order. */
export const allCollections = statement((db) =>
  db
    .select({
      seoUrl: collections.seoUrl,
      displayName: collections.displayName,
      description: collections.description,
      theme: collections.theme,
      rule: collections.rule,
    })
    .from(collections)
    .where(and(eq(collections.isVisible, true), isNull(collections.archivedAt)))
    .orderBy(asc(collections.position), asc(collections.id)),
);
export type CollectionRow = ReturnType<ReturnType<typeof allCollections>['read']>[number];
