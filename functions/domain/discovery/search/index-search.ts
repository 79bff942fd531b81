import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { categories, inventory, products, searchDocuments, sellers, skus } from '../../../db/schema/index.ts';
import { insertInto, rawWrite, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';
import type { Shop } from '../../shop.ts';
import { DOCUMENT_FORM, documentOf } from './document.ts';
import type { SearchSource, SearchText } from './document.ts';
import { rowNumber } from './rank.ts';

/** Products of one batch. */
const BATCH = 200;
/** Older sales say little about demand now. */
const SOLD_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Brings the search index up to date: products whose documents are out of date, and those of an older form. A product
 * that shoppers do not see has no document.
 */
export async function indexSearch(shop: Shop): Promise<{ indexed: number; left: number }> {
  let indexed = 0;
  for (;;) {
    const [, pending] = await shop.write(noteOldForms, pendingProducts);
    if (pending.length === 0) return { indexed, left: 0 };
    await indexBatch(shop, pending);
    indexed += pending.length;
    if (pending.length < BATCH) return { indexed, left: 0 };
  }
}

/** Marks the products sold in the last two days as pending, so that their ranks follow the sales. */
export async function rerank(shop: Shop): Promise<{ noted: number }> {
  const [noted] = await shop.write(noteSoldSince(shop.now - 2 * DAY_MS));
  return { noted };
}

interface Pending {
  id: number;
  changes: number;
}

async function indexBatch(shop: Shop, pending: Pending[]): Promise<void> {
  const ids = JSON.stringify(pending.map(({ id }) => id));
  const today = kolkataDay(shop.now);
  const [rows, skuRows] = await shop.read(
    shownProducts({ ids, today, soldSince: shop.now - SOLD_DAYS * DAY_MS }),
    soldSkus({ ids, today }),
  );
  const skusOf = Map.groupBy(skuRows, ({ productId }) => productId);
  const documents = rows.flatMap((row) => {
    const { categoryName, parentName, grandparentName, ...source } = row;
    const categoryNames = [categoryName, parentName, grandparentName].filter((name) => name !== null);
    return documentOf({ ...source, categoryNames, skus: skusOf.get(row.productId) ?? [] } as SearchSource) ?? [];
  });
  await shop.write(
    ...pending.flatMap(({ id, changes }) => [forgetWords(id), forgetDocument(id), markIndexed(id, changes)]),
    ...documents.flatMap(({ productId, standing, text, story }) => {
      const id = rowNumber(productId, standing);
      return [insertDocument({ id, productId, name: text.name, form: DOCUMENT_FORM }), insertWords(id, text, story)];
    }),
  );
}

const shownProducts = statement((db, params: Params<{ ids: string; today: string; soldSince: number }>) =>
  db
    .select({
      productId: products.id,
      categoryId: products.categoryId,
      name: products.name,
      title: products.title,
      description: products.description,
      translations: products.translations,
      brand: products.brand,
      seoKw: products.seoKw,
      categoryName: categories.displayName,
      parentName: sql<string | null>`${parents.displayName}`,
      grandparentName: sql<string | null>`${grandparents.displayName}`,
      family: categories.family,
      attributes: products.attributes,
      featuredRank: products.featuredRank,
      reviewCount: products.reviewCount,
      ratingSum: products.ratingSum,
      createdAt: products.createdAt,
      unitsSold: sql<number>`(SELECT coalesce(sum(item.quantity), 0) FROM skus own
        JOIN order_items item ON item.sku_id = own.id JOIN orders ON orders.id = item.order_id
        WHERE own.product_id = ${products.id} AND orders.placed_at > ${params.soldSince} AND orders.status <> 'CANCELLED')`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(
      and(sql`${products.id} IN (SELECT value FROM json_each(${params.ids}))`, productIsShown(sql`${params.today}`)),
    )
    .orderBy(asc(products.id)),
);

const soldSkus = statement((db, params: Params<{ ids: string; today: string }>) =>
  db
    .select({
      productId: skus.productId,
      code: skus.code,
      color: skus.color,
      size: skus.size,
      available: sql<number>`coalesce(${inventory.quantity} - ${inventory.reservedQuantity}, 0)`,
    })
    .from(skus)
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        sql`${skus.productId} IN (SELECT value FROM json_each(${params.ids}))`,
        isNull(skus.archivedAt),
        or(isNull(skus.endOn), sql`${skus.endOn} >= ${params.today}`),
      ),
    )
    .orderBy(asc(skus.position), asc(skus.id)),
);

const insertDocument = insertInto(searchDocuments);

/*
 * drizzle does not support virtual tables, and a contentless one returns only row numbers. So statements on
 * `search_words`, and those that belong to them, are plain SQL.
 */

const noteOldForms: Statement<number> = rawWrite(
  `INSERT INTO search_pending (id)
   SELECT product_id FROM search_documents WHERE form < ? OR form > ? LIMIT ${BATCH}
   ON CONFLICT (id) DO NOTHING`,
  [DOCUMENT_FORM, DOCUMENT_FORM],
);

const pendingProducts: Statement<Pending[]> = {
  sql: `SELECT id, changes FROM search_pending ORDER BY id LIMIT ${BATCH}`,
  args: [],
  read: ({ rows }) => rows.map((row) => ({ id: Number(row[0]), changes: Number(row[1]) })),
};

function forgetWords(productId: number): Statement<number> {
  return rawWrite('DELETE FROM search_words WHERE rowid = (SELECT id FROM search_documents WHERE product_id = ?)', [
    productId,
  ]);
}

function forgetDocument(productId: number): Statement<number> {
  return rawWrite('DELETE FROM search_documents WHERE product_id = ?', [productId]);
}

/** Removes the pending mark, unless the product changed since it was read. */
function markIndexed(id: number, changes: number): Statement<number> {
  return rawWrite('DELETE FROM search_pending WHERE id = ? AND changes = ?', [id, changes]);
}

function insertWords(id: number, { name, kind, facts, hints, codes }: SearchText, story: string): Statement<number> {
  return rawWrite(
    'INSERT INTO search_words (rowid, name, kind, facts, hints, codes, story) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [id, name, kind, facts, hints, codes, story],
  );
}

function noteSoldSince(since: number): Statement<number> {
  return rawWrite(
    `INSERT INTO search_pending (id)
     SELECT DISTINCT item.product_id FROM orders JOIN order_items item ON item.order_id = orders.id
     WHERE orders.placed_at > ? ON CONFLICT (id) DO NOTHING`,
    [since],
  );
}
