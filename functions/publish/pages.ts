import { VISITOR } from '#contract/actor.ts';
import type { Collection } from '#contract/collections.ts';
import { GRID_PAGE_SIZE, PLAIN_GRID } from '#contract/grid.ts';
import type { GridQuery } from '#contract/grid.ts';
import type { CategoryPage, CollectionPage, HomePage, PageFrame, PlainPage, ProductPage } from '#contract/pages.ts';
import type { MediaItem } from '#contract/media.ts';
import { REVIEWS_ON_PAGE } from '#contract/reviews.ts';
import { allCategories, allCategoryMedia, categoryOf } from '../domain/categories/index.ts';
import type { CategoryRow } from '../domain/categories/index.ts';
import { allCollections } from '../domain/collections/index.ts';
import type { CollectionRow } from '../domain/collections/index.ts';
import { findProduct, listProductsWithFacets } from '../domain/products/index.ts';
import { allSiteMedia, mediaItem } from '../domain/media/index.ts';
import type { MediaRow } from '../domain/media/index.ts';
import { relatedProducts } from '../domain/related/index.ts';
import { reviewsOf } from '../domain/reviews/index.ts';
import { currentSettings } from '../domain/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import { navigationOf, navLink } from './navigation.ts';

/** What the frames of all pages of one publish share, and the categories they are made from. */
export interface Site {
  frame: PageFrame;
  /** Those shoppers see. */
  categories: CategoryRow[];
  collections: CollectionRow[];
  categoryMedia: MediaRow[];
  /** The site's own pictures. */
  siteMedia: MediaRow[];
}

/** Reads what every page's frame shows. */
export async function readSite(shop: Shop): Promise<Site> {
  const [rows, collections, categoryMedia, siteMedia, { policy }] = await shop.read(
    allCategories({}),
    allCollections({}),
    allCategoryMedia({}),
    allSiteMedia({}),
    currentSettings(),
  );
  const categories = rows.filter((row) => row.shown);
  return {
    frame: {
      origin: shop.origin,
      navigation: navigationOf(categories),
      topCategories: categories.filter(({ level }) => level === 1).map(navLink),
      collections: collections.map(navLink),
      policy,
    },
    categories,
    collections,
    categoryMedia,
    siteMedia,
  };
}

export function plainPage({ frame }: Site): PlainPage {
  return { kind: 'plain', frame };
}

export function homePage(site: Site): HomePage {
  const { frame, categories, categoryMedia } = site;
  const wide = sitePicture(site, 'hero');
  return {
    kind: 'home',
    frame,
    hero: wide && { wide, upright: sitePicture(site, 'hero-upright') },
    categories: categories.filter((row) => row.level === 2).map((row) => categoryOf(row, categoryMedia)),
    collections: site.collections.map((row) => collectionOf(site, row)),
  };
}

function sitePicture({ siteMedia }: Site, role: string): MediaItem | null {
  const row = siteMedia.find((item) => item.role === role);
  return row ? mediaItem(row) : null;
}

function collectionOf(site: Site, { rule: _, ...row }: CollectionRow): Collection {
  return { ...row, banner: sitePicture(site, `collection-${row.seoUrl}`) };
}

/** A collection's page for a state of its list; nothing where shoppers see no such collection. */
export async function collectionPage(
  shop: Shop,
  site: Site,
  seoUrl: string,
  query: GridQuery = PLAIN_GRID,
): Promise<CollectionPage | undefined> {
  const row = site.collections.find((collection) => collection.seoUrl === seoUrl);
  if (!row) return undefined;
  const list = await listProductsWithFacets(shop, VISITOR, {
    rule: row.rule,
    filters: query.filters,
    sort: query.sort,
    page: query.page - 1,
    pageSize: GRID_PAGE_SIZE,
  });
  return { kind: 'collection', frame: site.frame, collection: collectionOf(site, row), query, ...list };
}

/** A category's page for a state of its list; nothing where shoppers see no such category. */
export async function categoryPage(
  shop: Shop,
  site: Site,
  seoUrl: string,
  query: GridQuery = PLAIN_GRID,
): Promise<CategoryPage | undefined> {
  const row = site.categories.find((category) => category.seoUrl === seoUrl);
  if (!row) return undefined;
  const { products, total, facets } = await listProductsWithFacets(shop, VISITOR, {
    categoryId: row.id,
    filters: query.filters,
    sort: query.sort,
    page: query.page - 1,
    pageSize: GRID_PAGE_SIZE,
  });
  return {
    kind: 'category',
    frame: site.frame,
    category: categoryOf(row, site.categoryMedia),
    trail: ancestors(site.categories, row).map(({ displayName, seoUrl: url }) => ({
      displayName,
      seoUrl: url,
    })),
    query,
    products,
    total,
    facets,
  };
}

function ancestors(categories: CategoryRow[], row: CategoryRow): CategoryRow[] {
  const parent = categories.find((category) => category.id === row.parentId);
  return parent ? [...ancestors(categories, parent), parent] : [];
}

/** What stands at a product's address: its page, shown or withdrawn, another address, or nothing. */
export async function productPage(
  shop: Shop,
  site: Site,
  seoUrlOrId: string,
): Promise<ProductPage | { movedTo: string } | undefined> {
  const found = await findProduct(shop, seoUrlOrId);
  switch (found.outcome) {
    case 'unknown':
      return undefined;
    case 'moved':
      return { movedTo: found.seoUrl };
    case 'shown':
    case 'withdrawn': {
      const { product } = found;
      if (product.seoUrl !== seoUrlOrId) return { movedTo: product.seoUrl };
      return {
        kind: 'product',
        frame: site.frame,
        product,
        ...(await reviewsOf(shop, product, REVIEWS_ON_PAGE)),
        ...(await relatedProducts(shop, product)),
        withdrawn: found.outcome === 'withdrawn',
      };
    }
  }
}
