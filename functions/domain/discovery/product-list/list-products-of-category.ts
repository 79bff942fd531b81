import { and, eq, isNull, or } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Product } from '#contract/calls/products.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { categories } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { listProducts } from './list-products.ts';
import { factsFrom, factStatements } from './listing-memory.ts';

const categoryAsked = statement((db, params: Params<{ id: number; code: string }>) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(and(or(eq(categories.id, params.id), eq(categories.code, params.code)), isNull(categories.archivedAt))),
);

/** Returns the products of a category and of all below it, by its id or its text code. @throws CATEGORY_NOT_FOUND */
export async function listProductsOfCategory(
  shop: Shop,
  viewer: Actor,
  idOrCode: string,
  rows: Rows,
): Promise<ListAnswer<Product>> {
  const id = /^\d{1,15}$/.test(idOrCode) ? Number(idOrCode) : 0;
  const [[category], ...answers] = await shop.read(categoryAsked({ id, code: idOrCode }), ...factStatements(shop));
  if (!category) refuse('CATEGORY_NOT_FOUND');
  const input = { categoryId: category.id, ...rows };
  const { products, total } = await listProducts(shop, viewer, input, factsFrom(shop, answers));
  return { rows: products, total };
}
