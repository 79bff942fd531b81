import type { CollectionRule, CollectionTheme } from '#contract/calls/collections.ts';
import { collectionPath, COLLECTIONS_PATH } from '#contract/pages/paths.ts';
import { isSeoUrl } from '#contract/shop/slug.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { collections } from '../../../db/schema/index.ts';
import { insertedId, insertInto } from '../../../db/statement.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';

const insertCollection = insertInto(collections);

export interface NewCollection {
  seoUrl: string;
  displayName: string;
  description: string;
  theme: CollectionTheme;
  rule: CollectionRule;
  position: number;
}

/** Adds a collection and returns its id. @throws SEO_URL_INVALID, SEO_URL_TAKEN */
export async function createCollection(shop: Shop, collection: NewCollection): Promise<number> {
  if (!isSeoUrl(collection.seoUrl) || collectionPath(collection.seoUrl) === COLLECTIONS_PATH) refuse('SEO_URL_INVALID');
  const [, id] = await shop.write(
    insertCollection({ ...collection, createdAt: shop.now, updatedAt: shop.now }),
    insertedId,
    pageInvalidation(shop, { subject: 'everything', subjectId: 0 }),
  );
  return id;
}
