import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { VISITOR } from '#contract/calls/actor.ts';
import type { Actor } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import type {
  Facets,
  ProductListFilters,
  ProductListSort,
  SuggestedRelaxation,
} from '#contract/pages/product-list-query.ts';
import type { Product } from '#contract/calls/products.ts';
import { categories, inventory, listing, media, mediaUses, products, sellers, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement, Builder, Params } from '../../../db/statement.ts';
import { chainIsShown, isGrandparent, isParent, isWithin } from '../../catalogue/categories/index.ts';
import { inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, posters } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import type { Rows } from '../../platform/console-list/index.ts';
import { currentMarks } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { SKU_COLUMNS } from '../../catalogue/skus/index.ts';
import type { SkuRow } from '../../catalogue/skus/index.ts';
import { countBits } from './bits.ts';
import { filterAndCount, idsInOrder, inScope, suggestRelaxation } from './filter-and-count.ts';
import type { ListingScope } from './filter-and-count.ts';
import { facetsOf } from './facets.ts';
import type { ListingFacts } from './listing-facts.ts';
import { holdsOn, keptProducts, listingFacts } from './listing-memory.ts';
import { PRODUCT_COLUMNS, productOf } from '../../catalogue/products/index.ts';
import type { ProductRow, ShownBy } from '../../catalogue/products/index.ts';

/** The category or ids of products, featured ones first, and the rows to return. */
export interface ProductQuery extends Rows {
  categoryId?: number;
  /** Only these products. */
  ids?: readonly number[];
}

export interface ProductPage {
  products: Product[];
  total: number;
}

/**
 * Returns a page of the products a viewer may see, each with its SKUs and the pictures of a card. One round trip,
 * rarely two.
 */
export async function listProducts(
  shop: Shop,
  viewer: Actor,
  query: ProductQuery,
  facts?: ListingFacts,
): Promise<ProductPage> {
  const { categoryId, ids, offset, limit } = query;
  if (!ids && viewer.kind !== 'admin' && viewer.kind !== 'seller')
    return listForShoppers(shop, query, facts ?? (await listingFacts(shop)));
  const today = kolkataDay(shop.now);
  const values: PageValues = {
    today,
    limit,
    offset,
    seesAll: viewer.kind === 'admin',
    sellerId: viewer.kind === 'seller' ? (viewer.sellerId ?? null) : null,
    categoryId: categoryId ?? null,
    ids: JSON.stringify(ids ?? []),
  };
  const list = ids ? OF_IDS : categoryId === undefined ? OF_ALL : OF_CATEGORY;
  const [marks, rows, [counted], skuRows, mediaRows] = await shop.read(
    currentMarks(),
    list.rows(values),
    list.total(values),
    list.skus(values),
    list.media(values),
  );
  return { products: assemble(rows, skuRows, mediaRows, { today, marks }), total: counted?.total ?? 0 };
}

/** Returns the same page for shoppers, from the cached facts. */
async function listForShoppers(
  shop: Shop,
  { categoryId, offset, limit }: ProductQuery,
  facts: ListingFacts,
): Promise<ProductPage> {
  const within = categoryId === undefined ? undefined : facts.withinCategories(({ id }) => id === categoryId);
  const met = inScope(facts, { among: within });
  const ids = idsInOrder(facts, met, facts.inOrder('featured'), offset, limit);
  return { products: await shownProducts(shop, ids), total: countBits(met) };
}

/** Returns the products with these ids that shoppers see, in this order. One round trip; none for an empty list. */
export async function productsInOrder(shop: Shop, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { products: found } = await listProducts(shop, VISITOR, { ids, offset: 0, limit: ids.length });
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Scope, filters and sort of a page of a list. */
export interface ListedProductsQuery extends ListingScope {
  filters?: ProductListFilters;
  sort?: ProductListSort;
  /** Zero-based. */
  page: number;
  pageSize: number;
}

/**
 * Returns a page for shoppers, with the counts of each filter value. At most two round trips; one less with `known`
 * facts.
 */
export async function listProductsWithFacets(
  shop: Shop,
  { filters = NO_FILTERS, sort = 'featured', ...asked }: ListedProductsQuery,
  known?: ListingFacts,
): Promise<ProductPage & { facets: Facets; suggestedRelaxation: SuggestedRelaxation | null }> {
  const facts = known ?? (await listingFacts(shop));
  const request = { ...asked, filters, sort };
  const { ids, total, counts } = filterAndCount(facts, request);
  const facets = facetsOf(counts, filters, facts);
  const suggestedRelaxation = total === 0 ? suggestRelaxation(facts, request) : null;
  return { products: await shownProducts(shop, ids), total, facets, suggestedRelaxation };
}

/** Returns products as shoppers see them, in the order of `ids`. Unchanged products may come from the cache. */
export function shownProducts(shop: Shop, ids: readonly number[]): Promise<Product[]> {
  return keptProducts(shop, ids, async (missing, newestChange) => {
    const today = kolkataDay(shop.now);
    const { rows, skus: skusOf, media: mediaOf } = OF_IDS;
    const values = { ...SHOPPERS, today, ids: JSON.stringify(missing), offset: 0, limit: missing.length };
    const [version, marks, productRows, skuRows, mediaRows] = await shop.read(
      newestChange,
      currentMarks(),
      rows(values),
      skusOf(values),
      mediaOf(values),
    );
    return { products: assemble(productRows, skuRows, mediaRows, { today, marks }), version };
  });
}

type PageValues = {
  today: string;
  limit: number;
  offset: number;
  seesAll: boolean;
  /** The seller whose own products are visible too; null for none. */
  sellerId: number | null;
  categoryId: number | null;
  ids: string;
};

/** The values of a visitor's query. */
const SHOPPERS = { seesAll: false, sellerId: null, categoryId: null };

const OF_ALL = pageOf(() => undefined);
const OF_CATEGORY = pageOf(
  ({ categoryId }) => sql`${listing.categoryId} IN (${categoriesWhere(isWithin(sql`${categoryId}`))})`,
);
const OF_IDS = pageOf(({ ids }) => sql`${listing.productId} IN (SELECT value FROM json_each(${ids}))`);

/**
 * Returns a subquery for the ids of the categories that meet a condition on `categories`, `parents` and `grandparents`.
 */
const categoriesWhere = (condition: SQL): SQL =>
  sql`SELECT ${categories.id} FROM ${categories} LEFT JOIN ${categories} parents ON ${isParent}
    LEFT JOIN ${categories} grandparents ON ${isGrandparent} WHERE ${condition}`;

/**
 * Rows of the list that shoppers see. The unary `+` keeps the engine from using an index row by row, because it reads
 * all rows.
 */
export const isListed = (today: SQL | Day): SQL =>
  sql`(${listing.isShown} AND ${listing.endsOn} >= ${today} AND +${listing.categoryId} IN (${categoriesWhere(chainIsShown)})
    AND ${listing.sellerId} IN (SELECT ${sellers.id} FROM ${sellers} WHERE ${eq(sellers.status, 'ACTIVE')}))`;

/** Returns the statements of a page: its products, the total, and the SKUs and pictures of the page's products. */
function pageOf(which: (params: Params<PageValues>) => SQL | undefined) {
  const listed = (params: Params<PageValues>) =>
    and(
      which(params),
      holdsOn(sql`${params.today}`),
      // A shopper sees the listed products, a seller also all of its own, an admin all.
      sql`(${params.seesAll} OR ${listing.sellerId} = ${params.sellerId} OR ${isListed(sql`${params.today}`)})`,
    );
  const ids = (db: Builder, params: Params<PageValues>) =>
    db
      .select({ id: listing.productId })
      .from(listing)
      .where(listed(params))
      .orderBy(asc(listing.featuredOrder), asc(listing.productId))
      .limit(params.limit)
      .offset(params.offset);
  const rows: (values: PageValues) => Statement<ProductRow[]> = statement((db, params: Params<PageValues>) =>
    db
      .select(PRODUCT_COLUMNS)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .where(inArray(products.id, ids(db, params)))
      .orderBy(sql`${products.featuredRank} DESC`, asc(products.id)),
  );
  const total = statement((db, params: Params<PageValues>) =>
    db
      .select({ total: sql<number>`count(*)` })
      .from(listing)
      .where(listed(params)),
  );
  const skuRows: (values: PageValues) => Statement<SkuRow[]> = statement((db, params: Params<PageValues>) =>
    db
      .select(SKU_COLUMNS)
      .from(skus)
      .leftJoin(inventory, eq(inventory.skuId, skus.id))
      .where(
        and(
          inArray(skus.productId, ids(db, params)),
          isNull(skus.archivedAt),
          or(isNull(skus.endOn), sql`${skus.endOn} >= ${params.today}`),
        ),
      )
      .orderBy(asc(skus.position), asc(skus.id)),
  );
  const mediaRows: (values: PageValues) => Statement<MediaRow[]> = statement((db, params: Params<PageValues>) =>
    db
      .select(MEDIA_COLUMNS)
      .from(mediaUses)
      .innerJoin(media, eq(media.id, mediaUses.mediaId))
      .leftJoin(posters, isPosterOfMedia)
      .where(
        // The main picture of each SKU, and the product's hover picture.
        and(
          eq(mediaUses.position, 0),
          or(
            and(
              eq(mediaUses.subject, 'sku'),
              // As a list of ids: with a join, the engine would scan the pictures of all SKUs.
              inArray(
                mediaUses.subjectId,
                db
                  .select({ id: skus.id })
                  .from(skus)
                  .where(inArray(skus.productId, ids(db, params))),
              ),
            ),
            and(eq(mediaUses.subject, 'product'), inArray(mediaUses.subjectId, ids(db, params))),
          ),
        ),
      )
      .orderBy(...inMediaOrder),
  );
  return { rows, total, skus: skuRows, media: mediaRows };
}

function assemble(rows: ProductRow[], skuRows: SkuRow[], mediaRows: MediaRow[], shownBy: ShownBy): Product[] {
  const skusOf = Map.groupBy(skuRows, (sku) => sku.productId);
  const picturesOf = Map.groupBy(mediaRows, ({ subject, subjectId }) => `${subject} ${subjectId}`);
  const picturesFor = (subject: string, id: number) => picturesOf.get(`${subject} ${id}`) ?? [];
  return rows.map((row) => {
    const own = skusOf.get(row.id) ?? [];
    return productOf(
      row,
      own,
      [...picturesFor('product', row.id), ...own.flatMap((sku) => picturesFor('sku', sku.id))],
      shownBy,
    );
  });
}
