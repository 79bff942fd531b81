import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { categories, products, productSales, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { productIsShown } from '../visibility/index.ts';

/** The addresses of all products that shoppers see: best sellers of recent days first, then in the order of lists. */
export const shownProducts = statement((db, params: Params<{ today: string }>) =>
  db
    .select({ id: products.id, seoUrl: products.seoUrl })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(productSales, eq(productSales.productId, products.id))
    .where(and(isNull(products.archivedAt), productIsShown(sql`${params.today}`)))
    .orderBy(sql`coalesce(${productSales.pieces}, 0) DESC`, desc(products.featuredRank), asc(products.id)),
);

/** Some products that shoppers see, at most this many: enough to tell whether there are so many. */
export const someShownProducts = statement((db, params: Params<{ today: string; most: number }>) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(and(isNull(products.archivedAt), productIsShown(sql`${params.today}`)))
    .limit(params.most),
);

/** The addresses of some products, by a JSON list of their ids. */
export const productsWithIds = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ id: products.id, seoUrl: products.seoUrl, categoryId: products.categoryId })
    .from(products)
    .where(sql`${products.id} IN (SELECT value FROM json_each(${params.ids}))`)
    .orderBy(asc(products.id)),
);
