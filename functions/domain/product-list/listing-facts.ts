import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Family } from '#contract/shop/attributes.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { categories, listing, listingWords, productSales, sellers } from '../../db/schema/index.ts';
import type { Results } from '../../db/db.ts';
import { statement } from '../../db/statement.ts';
import type { Builder, Params } from '../../db/statement.ts';
import { chainIsShown, isGrandparent, isParent, isWithin } from '../categories/index.ts';
import type { Shop } from '../shop.ts';

/**
 * Everything a list needs to filter, count and sort: one packed text with a line for each product it may hold, and what
 * the numbers in it stand for. Counting what each of a hundred filter values would leave takes one look at each product
 * here and a hundred in SQL, so the database only hands out the lines.
 */
export interface ListingFacts {
  /** Lines of products, those of one category and one seller together; `LineReader` reads them. */
  groups: { packed: string; sellerTakesCod: boolean }[];
  words: { id: number; kind: string; value: string }[];
  categories: { id: number; seoUrl: string; displayName: string; family: Family | null }[];
  /** Pieces ordered of late, by product id. */
  sales: Map<number, number>;
}

/** Which products a list may hold, before anything is chosen: those of a category and all below it, of a seller, or all. */
export interface ListingScope {
  /** The category's address. */
  category?: string | undefined;
  /** The address of a seller's store. */
  store?: string | undefined;
}

interface Values {
  today: Day;
  category: string;
  store: string;
}

/** Rows of the list that hold today. */
export const holdsOn = (today: SQL | Day): SQL =>
  sql`(${listing.afterOn} < ${today} AND ${listing.untilOn} >= ${today})`;

/** Rows of the list that shoppers see. The plus keeps the engine from fetching row by row what it reads as a whole. */
export const isListed = (today: SQL | Day): SQL =>
  sql`(${listing.isShown} AND ${listing.endsOn} >= ${today} AND +${listing.categoryId} IN (${shownCategories()})
    AND ${listing.sellerId} IN (SELECT ${sellers.id} FROM ${sellers} WHERE ${eq(sellers.status, 'ACTIVE')}))`;

/** A query for the ids of the categories that meet a condition on `categories`, `parents` and `grandparents`. */
const categoriesWhere = (condition: SQL): SQL =>
  sql`SELECT ${categories.id} FROM ${categories} LEFT JOIN ${categories} parents ON ${isParent}
    LEFT JOIN ${categories} grandparents ON ${isGrandparent} WHERE ${condition}`;
const shownCategories = (): SQL => categoriesWhere(chainIsShown);
/** A query for the ids of a category and all below it; `within` says which. */
export const allCategoriesWithin = (within: SQL): SQL => categoriesWhere(within);

/** The lines of what shoppers see, in groups; `which` narrows the categories. */
function groupsOf(db: Builder, params: Params<Values>, which?: SQL) {
  const groups = db
    .select({
      categoryId: listing.categoryId,
      sellerId: listing.sellerId,
      packed: sql<string>`group_concat(${listing.packed}, char(10))`.as('lines'),
    })
    .from(listing)
    .where(and(which, holdsOn(sql`${params.today}`), sql`${listing.isShown} AND ${listing.endsOn} >= ${params.today}`))
    .groupBy(listing.categoryId, listing.sellerId)
    .as('grouped');
  return db
    .select({ packed: groups.packed, sellerTakesCod: sellers.codAllowed })
    .from(groups)
    .innerJoin(sellers, and(eq(sellers.id, groups.sellerId), eq(sellers.status, 'ACTIVE')))
    .where(sql`${groups.categoryId} IN (${shownCategories()})`);
}

const linesOfAll = statement((db, params: Params<Values>) => groupsOf(db, params));

const linesOfCategory = statement((db, params: Params<Values>) => {
  const asked = sql`(SELECT asked.id FROM ${categories} asked WHERE asked.seo_url = ${params.category})`;
  return groupsOf(db, params, sql`${listing.categoryId} IN (${categoriesWhere(isWithin(asked))})`);
});

const linesOfSeller = statement((db, params: Params<Values>) =>
  groupsOf(
    db,
    params,
    sql`${listing.sellerId} = (SELECT asked.id FROM ${sellers} asked WHERE asked.slug = ${params.store})`,
  ),
);

const allWords = statement((db) =>
  db.select({ id: listingWords.id, kind: listingWords.kind, value: listingWords.value }).from(listingWords),
);

const categoriesByPosition = statement((db) =>
  db
    .select({
      id: categories.id,
      seoUrl: categories.seoUrl,
      displayName: categories.displayName,
      family: categories.family,
    })
    .from(categories)
    .orderBy(categories.position, categories.id),
);

const allSales = statement((db) =>
  db.select({ productId: productSales.productId, pieces: productSales.pieces }).from(productSales),
);

/** What `factsFrom` reads a list's facts from. */
export function factStatements({ category = '', store = '' }: ListingScope, today: Day) {
  const values = { today, category, store };
  const ofScope = category ? linesOfCategory(values) : store ? linesOfSeller(values) : linesOfAll(values);
  return [ofScope, allWords({}), categoriesByPosition({}), allSales({})] as const;
}

/** Reads a list's facts; one round trip. */
export async function listingFacts(shop: Shop, scope: ListingScope): Promise<ListingFacts> {
  return factsFrom(await shop.read(...factStatements(scope, kolkataDay(shop.now))));
}

/** A list's facts, from the answers to `factStatements`. */
export function factsFrom([groups, words, rows, sales]: Results<ReturnType<typeof factStatements>>): ListingFacts {
  return {
    groups,
    words,
    categories: rows,
    sales: new Map(sales.map(({ productId, pieces }) => [productId, pieces])),
  };
}
