import { max, sql } from 'drizzle-orm';
import type { CollectionGoods } from '#contract/calls/collections.ts';
import type { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { categories, collections, products, sellers } from '../../../db/schema/index.ts';
import { insertInto, requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { CollectionState } from './pages.ts';
import { storedRule } from './stored-rule.ts';

export const insertCollection = insertInto(collections);

/** The position after the last collection. */
export const nextPosition = statement((db) =>
  db.select({ position: sql<number>`coalesce(${max(collections.position)} + 1, 0)` }).from(collections),
);

const productsAreThere = requireCondition(
  'PRODUCT_NOT_FOUND',
  ({ ids }: Params<{ ids: string }>) =>
    sql`NOT EXISTS (SELECT 1 FROM json_each(${ids}) WHERE value NOT IN (SELECT ${products.id} FROM ${products}))`,
);
const categoriesAreThere = requireCondition(
  'CATEGORY_NOT_FOUND',
  ({ ids }: Params<{ ids: string }>) =>
    sql`NOT EXISTS (SELECT 1 FROM json_each(${ids}) WHERE value NOT IN (SELECT ${categories.id} FROM ${categories}))`,
);
const sellersAreThere = requireCondition(
  'SELLER_NOT_FOUND',
  ({ ids }: Params<{ ids: string }>) =>
    sql`NOT EXISTS (SELECT 1 FROM json_each(${ids}) WHERE value NOT IN (SELECT ${sellers.id} FROM ${sellers}))`,
);

/**
 * Returns the statements that require the products, categories and sellers of a collection.
 * @throws PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND, SELLER_NOT_FOUND
 */
export function requireGoods({ rule, pinnedIds, includedIds, excludedIds }: CollectionGoods): Statement[] {
  const required = (ids: number[], isThere: (values: { ids: string }) => Statement) =>
    ids.length === 0 ? [] : [isThere({ ids: JSON.stringify(ids) })];
  return [
    ...required([...pinnedIds, ...includedIds, ...excludedIds], productsAreThere),
    ...required([...(rule.categoryIds ?? []), ...(rule.exceptCategoryIds ?? [])], categoriesAreThere),
    ...required(rule.sellerIds ?? [], sellersAreThere),
  ];
}

/** The columns that staff change. */
export function collectionColumns(
  collection: Omit<ManagedCollection, 'id' | 'status' | 'mediaList' | 'updatedAt' | 'version'>,
) {
  const { byRule, rule, pinnedIds, includedIds, excludedIds, displayName, description, theme } = collection;
  const { translations, seoUrl, seoTitle, seoDescription, fromOn, untilOn, isVisible, position, feedLabel } =
    collection;
  return {
    byRule,
    rule: storedRule(rule),
    pinnedIds,
    includedIds,
    excludedIds,
    displayName,
    description,
    translations,
    theme,
    seoUrl,
    seoTitle,
    seoDescription,
    fromOn,
    untilOn,
    isVisible,
    position,
    feedLabel,
  };
}

/** Returns the state of a collection for the pages that show it. */
export function stateOf({ mediaList, ...row }: ManagedCollection): CollectionState {
  return { ...row, isArchived: row.status === 'archived', banners: mediaList };
}
