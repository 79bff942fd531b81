import { sql } from 'drizzle-orm';
import type { SearchWordContent } from '#contract/calls/managed-search-words.ts';
import { ownSearchWords, products } from '../../../db/schema/index.ts';
import { insertInto, requireCondition } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { queryKey } from '../search/index.ts';

export const insertSearchWord = insertInto(ownSearchWords);

const productsAreThere = requireCondition(
  'PRODUCT_NOT_FOUND',
  ({ ids }: Params<{ ids: string }>) =>
    sql`NOT EXISTS (SELECT 1 FROM json_each(${ids}) WHERE value NOT IN (SELECT ${products.id} FROM ${products}))`,
);

/** Returns the statement that requires pinned products. @throws PRODUCT_NOT_FOUND */
export function requireProducts({ productIds }: Pick<SearchWordContent, 'productIds'>): Statement[] {
  return productIds.length === 0 ? [] : [productsAreThere({ ids: JSON.stringify(productIds) })];
}

/** Returns the columns that staff change. Fields that its kind does not have are empty. */
export function searchWordColumns({ kind, query, words, productIds, target }: SearchWordContent) {
  const hasWords = kind === 'both-ways' || kind === 'one-way';
  return {
    kind,
    query,
    key: queryKey(query),
    words: hasWords ? words : [],
    productIds: kind === 'pins' ? productIds : [],
    target: kind === 'redirect' ? target : '',
  };
}
