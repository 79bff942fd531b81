import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { Product } from '#contract/calls/products.ts';
import {
  catalogueChanges,
  categories,
  listing,
  listingWords,
  productSales,
  sellers,
} from '../../../db/schema/index.ts';
import type { Results } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { chainIsShown, grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import type { Shop } from '../../shop.ts';
import { ListingFacts } from './listing-facts.ts';

/*
 * The cache of the catalogue that a process keeps between requests: the facts of lists, and products as shoppers see
 * them. Each request first reads the changes since, in the batch it reads anyway, so no cached value is ever out of
 * date. The cache contains no personal data.
 */

/** The cached values; absent before the first list of a process. */
interface ListingMemory {
  /** The newest change it includes. */
  version: number;
  today: Day;
  facts: ListingFacts;
  /** The newest change of each product since the process began. Id 0 is the rest of the catalogue. */
  changedAt: Map<number, number>;
  products: Map<number, { product: Product; version: number }>;
}

/** More than shoppers view in an hour; about 20 MB if each has pictures and a dozen SKUs. */
const MOST_PRODUCTS = 2000;

const memories = new WeakMap<object, ListingMemory>();

/** Returns the condition that a row of the list is valid today. */
export const holdsOn = (today: SQL | Day): SQL =>
  sql`(${listing.afterOn} < ${today} AND ${listing.untilOn} >= ${today})`;

interface Known {
  today: Day;
  /** -1 if nothing is cached. */
  version: number;
  newestWord: number;
}

/** Returns the condition that more than single products changed. */
const isOtherwise = ({ version }: Params<Known>): SQL =>
  sql`(${version} < 0 OR EXISTS (SELECT 1 FROM ${catalogueChanges} whole WHERE whole.id = 0 AND whole.change > ${version}))`;

/** The number of the newest change of the catalogue. */
export const newestChange: Statement<number> = {
  sql: 'SELECT coalesce(max(change), 0) FROM catalogue_changes',
  args: [],
  read: ({ rows }) => Number(rows[0]![0]),
};

const isShownOn = ({ today }: Params<Known>): SQL =>
  sql`${holdsOn(sql`${today}`)} AND ${listing.isShown} AND ${listing.endsOn} >= ${today}`;

/** Products that changed, each with its line of today if it may be shown. */
const changedLines = statement((db, known: Params<Known>) =>
  db
    .select({
      id: catalogueChanges.id,
      change: catalogueChanges.change,
      packed: sql<string | null>`${listing.packed}`,
      sellerId: sql<number | null>`${listing.sellerId}`,
    })
    .from(catalogueChanges)
    .leftJoin(listing, sql`${listing.productId} = ${catalogueChanges.id} AND ${isShownOn(known)}`)
    // The unary `+` keeps the engine from scanning all ids: it finds changes by their number, and there are mostly
    // none.
    .where(
      sql`${catalogueChanges.change} > ${known.version} AND +${catalogueChanges.id} >= 0 AND NOT ${isOtherwise(known)}`,
    ),
);

/**
 * All lines of today; fifty thousand come as a few hundred rows. The rows are selected through their categories, and
 * none match if nothing needs reading: a plain condition would be tested for each line.
 */
const allLines = statement((db, known: Params<Known>) =>
  db
    .select({ sellerId: listing.sellerId, packed: sql<string>`group_concat(${listing.packed}, char(10))` })
    .from(listing)
    .where(
      sql`${listing.categoryId} IN (SELECT asked.id FROM ${categories} asked WHERE ${isOtherwise(known)})
        AND ${isShownOn(known)}`,
    )
    .groupBy(listing.categoryId, listing.sellerId),
);

const newWords = statement((db, known: Params<Known>) =>
  db
    .select({ id: listingWords.id, kind: listingWords.kind, value: listingWords.value })
    .from(listingWords)
    .where(sql`${listingWords.id} > ${known.newestWord} OR ${isOtherwise(known)}`),
);

const categoriesByPosition = statement((db, known: Params<Known>) =>
  db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      code: categories.code,
      seoUrl: categories.seoUrl,
      displayName: categories.displayName,
      translations: categories.translations,
      family: categories.family,
      shown: sql<number>`${chainIsShown}`,
    })
    .from(categories)
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .where(isOtherwise(known))
    .orderBy(categories.position, categories.id),
);

const allSellers = statement((db, known: Params<Known>) =>
  db
    .select({
      id: sellers.id,
      slug: sellers.slug,
      isActive: sql<boolean>`${eq(sellers.status, 'ACTIVE')}`,
      codAllowed: sellers.codAllowed,
      taxKind: sellers.taxKind,
      stateCode: sellers.pickupStateCode,
    })
    .from(sellers)
    .where(isOtherwise(known)),
);

const allSales = statement((db, known: Params<Known>) =>
  db
    .select({
      productId: productSales.productId,
      pieces: productSales.pieces,
      pieces30: productSales.pieces30,
      pieces7: productSales.pieces7,
    })
    .from(productSales)
    .where(isOtherwise(known)),
);

/** Returns the statements that bring the cache up to date; `factsFrom` takes their results. */
export function factStatements(shop: Shop) {
  const today = kolkataDay(shop.now);
  const memory = memories.get(shop.memory);
  const isKnown = memory?.today === today;
  const known = {
    today,
    version: isKnown ? memory.version : -1,
    newestWord: isKnown ? memory.facts.newestWord : 0,
  };
  return [
    newestChange,
    changedLines(known),
    allLines(known),
    newWords(known),
    categoriesByPosition(known),
    allSellers(known),
    allSales(known),
  ] as const;
}

/** Returns the present facts; one round trip. */
export async function listingFacts(shop: Shop): Promise<ListingFacts> {
  return (await listingMoment(shop)).facts;
}

/**
 * Returns the present facts with the newest change of the catalogue when they were read. A later read includes at least
 * this change. One round trip.
 */
export async function listingMoment(shop: Shop): Promise<{ facts: ListingFacts; change: number }> {
  const answers = await shop.read(...factStatements(shop));
  return { facts: factsFrom(shop, answers), change: answers[0] };
}

/** Returns the present facts, from the results of `factStatements`. */
export function factsFrom(
  shop: Shop,
  [version, changed, groups, words, allCategories, sellerRows, sales]: Results<ReturnType<typeof factStatements>>,
): ListingFacts {
  const today = kolkataDay(shop.now);
  const memory = memories.get(shop.memory);
  if (memory?.today === today && memory.version >= version) return memory.facts;
  if (!memory || allCategories.length > 0) {
    const facts = new ListingFacts({ groups, words, categories: allCategories, sellers: sellerRows, sales, today });
    memories.set(shop.memory, {
      version,
      today,
      facts,
      changedAt: (memory?.changedAt ?? new Map<number, number>()).set(0, version),
      products: new Map(),
    });
    return facts;
  }
  memory.facts.makeRoomFor(changed.length);
  memory.facts.learn(words);
  for (const { id, change, packed, sellerId } of changed) {
    if (change <= memory.version) continue;
    memory.facts.replace(id, packed, sellerId);
    memory.changedAt.set(id, change);
    memory.products.delete(id);
  }
  memory.version = version;
  return memory.facts;
}

/**
 * Returns products as shoppers see them now, in the order of `ids`: cached ones, and the others from the database. Read
 * the facts first, because they remove changed products from the cache. One round trip, or none.
 * @param read reads products from the database
 */
export async function keptProducts(
  shop: Shop,
  ids: readonly number[],
  read: (ids: readonly number[], version: Statement<number>) => Promise<{ products: Product[]; version: number }>,
): Promise<Product[]> {
  const memory = memories.get(shop.memory);
  const stored = memory?.today === kolkataDay(shop.now) ? memory.products : undefined;
  const found = new Map(ids.flatMap((id) => (stored?.has(id) ? [[id, stored.get(id)!.product] as const] : [])));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) {
    const { products, version } = await read(missing, newestChange);
    for (const product of products) {
      found.set(product.id, product);
      if (stored) keep(memory!, stored, product, version);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Caches a product as read at a version, unless a later change of it is known. */
function keep(memory: ListingMemory, stored: ListingMemory['products'], product: Product, version: number): void {
  const { changedAt, products } = memory;
  if (stored !== products || Math.max(changedAt.get(product.id) ?? 0, changedAt.get(0) ?? 0) > version) return;
  if (products.size >= MOST_PRODUCTS) products.delete(products.keys().next().value!);
  products.set(product.id, { product, version });
}
