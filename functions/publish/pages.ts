import { kolkataDay } from '#contract/shop/dates.ts';
import type { Collection } from '#contract/calls/collections.ts';
import { PRODUCT_LIST_PAGE_SIZE, PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { CategoryPage, CollectionPage, PlainPage, ProductPage } from '#contract/pages/page.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { REVIEWS_ON_PAGE } from '#contract/calls/reviews.ts';
import { allCategories, categoryOf } from '../domain/categories/index.ts';
import type { CategoryRow } from '../domain/categories/index.ts';
import { allCollections } from '../domain/collections/index.ts';
import type { CollectionRow } from '../domain/collections/index.ts';
import { factsFrom, factStatements, listProductsWithFacets } from '../domain/product-list/index.ts';
import { findProduct } from '../domain/products/index.ts';
import type { ListingFacts, ListingScope, ListedProductsQuery } from '../domain/product-list/index.ts';
import { allMediaOf, mediaItem } from '../domain/media/index.ts';
import type { MediaRow } from '../domain/media/index.ts';
import { relatedCandidates, relatedProducts } from '../domain/related/index.ts';
import { reviewsOf } from '../domain/reviews/index.ts';
import { currentSettings } from '../domain/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { navigationOf, navLink } from './navigation.ts';
import type { Site } from './site.ts';

const siteStatements = () =>
  [
    allCategories({}),
    allCollections({}),
    allMediaOf({ subject: 'category' }),
    allMediaOf({ subject: 'site' }),
    currentSettings(),
  ] as const;

/** Reads what every page's frame shows. */
export async function readSite(shop: Shop): Promise<Site> {
  return siteFrom(shop, await readParts(shop));
}

const readParts = (shop: Shop) => shop.read(...siteStatements());

/** As `readSite`, and in the same round trip what a list on the page is made of. */
export async function readSiteWithList(shop: Shop, scope: ListingScope): Promise<{ site: Site; facts: ListingFacts }> {
  const [rows, collections, categoryMedia, siteMedia, settings, ...facts] = await shop.read(
    ...siteStatements(),
    ...factStatements(scope, kolkataDay(shop.now)),
  );
  return { site: siteFrom(shop, [rows, collections, categoryMedia, siteMedia, settings]), facts: factsFrom(facts) };
}

function siteFrom(
  shop: Shop,
  [rows, collections, categoryMedia, siteMedia, { policy, at: policySince }]: Awaited<ReturnType<typeof readParts>>,
): Site {
  const categories = rows.filter((row) => row.shown);
  return {
    frame: {
      origin: shop.origin,
      navigation: navigationOf(categories),
      topCategories: categories.filter(({ level }) => level === 1).map(navLink),
      collections: collections.filter(hasBanner(siteMedia)).map(navLink),
      policy,
      policySince,
    },
    today: kolkataDay(shop.now),
    categories,
    collections,
    categoryMedia,
    siteMedia,
  };
}

export function plainPage({ frame }: Site): PlainPage {
  return { kind: 'plain', frame };
}

/** The collections every page leads to, each with the picture over it. */
export function bannered(site: Site): Collection[] {
  return site.collections.filter(hasBanner(site.siteMedia)).map((row) => collectionOf(site, row));
}

/** One of the site's own pictures; nothing where there is none in this role. */
export function sitePicture({ siteMedia }: Site, role: string): MediaItem | null {
  const row = siteMedia.find((item) => item.role === role);
  return row ? mediaItem(row) : null;
}

const bannerRole = (seoUrl: string) => `collection-${seoUrl}`;

/** The collections every page leads to are those with a picture over them; one page lists them all. */
const hasBanner =
  (siteMedia: MediaRow[]) =>
  ({ seoUrl }: CollectionRow) =>
    siteMedia.some(({ role }) => role === bannerRole(seoUrl));

/** A collection in the contract's shape. */
export function collectionOf(site: Site, { rule: _, ...row }: CollectionRow): Collection {
  return { ...row, banner: sitePicture(site, bannerRole(row.seoUrl)) };
}

/** A collection's page for a state of its list; nothing where shoppers see no such collection. */
export async function collectionPage(
  shop: Shop,
  site: Site,
  seoUrl: string,
  query: ProductListQuery = PLAIN_PRODUCT_LIST,
  facts?: ListingFacts,
): Promise<CollectionPage | undefined> {
  const row = site.collections.find((collection) => collection.seoUrl === seoUrl);
  if (!row) return undefined;
  const list = await listAsAsked(shop, { rule: row.rule }, query, facts);
  return { kind: 'collection', frame: site.frame, collection: collectionOf(site, row), ...list };
}

/** A category's page for a state of its list; nothing where shoppers see no such category. */
export async function categoryPage(
  shop: Shop,
  site: Site,
  seoUrl: string,
  query: ProductListQuery = PLAIN_PRODUCT_LIST,
  facts?: ListingFacts,
): Promise<CategoryPage | undefined> {
  const row = site.categories.find((category) => category.seoUrl === seoUrl);
  if (!row) return undefined;
  const list = await listAsAsked(shop, { category: seoUrl }, query, facts);
  return {
    kind: 'category',
    frame: site.frame,
    category: categoryOf(row, site.categoryMedia),
    trail: ancestors(site.categories, row).map(({ displayName, seoUrl: url }) => ({
      displayName,
      seoUrl: url,
    })),
    ...list,
  };
}

/** The page of a list that an address asks for, with the counts beside its filters. */
export async function listAsAsked(
  shop: Shop,
  which: Pick<ListedProductsQuery, 'category' | 'store' | 'rule'>,
  query: ProductListQuery,
  facts?: ListingFacts,
) {
  const { filters, sort, page } = query;
  const asked = { ...which, filters, sort, page: page - 1, pageSize: PRODUCT_LIST_PAGE_SIZE };
  return { query, ...(await listProductsWithFacets(shop, asked, facts)) };
}

function ancestors(categories: CategoryRow[], row: CategoryRow): CategoryRow[] {
  const parent = categories.find((category) => category.id === row.parentId);
  return parent ? [...ancestors(categories, parent), parent] : [];
}

/** What stands at a product's address: its page, shown or withdrawn, another address, or nothing. */
export async function productPage(
  shop: Shop,
  site: Site | Promise<Site>,
  seoUrlOrId: string,
): Promise<ProductPage | { movedTo: string } | undefined> {
  const [{ frame }, found, beside] = await Promise.all([
    site,
    findProduct(shop, seoUrlOrId),
    relatedCandidates(shop, seoUrlOrId),
  ]);
  switch (found.outcome) {
    case 'unknown':
      return undefined;
    case 'moved':
      return { movedTo: found.seoUrl };
    case 'shown':
    case 'withdrawn': {
      const { product } = found;
      if (product.seoUrl !== seoUrlOrId) return { movedTo: product.seoUrl };
      const [said, related] = await Promise.all([
        reviewsOf(shop, product, { offset: 0, limit: REVIEWS_ON_PAGE }),
        relatedProducts(shop, product.id, beside),
      ]);
      return {
        kind: 'product',
        frame,
        product,
        ...said,
        ...related,
        withdrawn: found.outcome === 'withdrawn',
      };
    }
  }
}
