import { seasonOn } from '#contract/shop/home-window.ts';
import { addDays } from '#contract/shop/dates.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import { HOME_PATHS } from '#contract/pages/home.ts';
import type { HomePage } from '#contract/pages/home.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Paise } from '#contract/shop/money.ts';
import { categoryOf } from '../domain/catalogue/categories/index.ts';
import { FESTIVAL_WORDS, isForJewellery } from '../domain/discovery/festivals/index.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { filterAndCount, listPicks, productsInOrder } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import { newestPhotographs } from '../domain/content/reviews/index.ts';
import type { Shop } from '../domain/shop.ts';
import { bestSelling } from './best-sellers.ts';
import { chooseTiles, tileOf } from './collection-tiles.ts';
import { festivalEntry, LEAST_PIECES } from './festival-pages.ts';
import { asCard } from './product-card.ts';
import { lastDayToOrder } from './order-by.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { sitePicture } from './site.ts';
import type { Site } from './site.ts';

/** Pieces of each strip, styles, and customers' photographs. */
const PIECES = 8;
/** The number of pre-orders that may be among the newest products. They come after products that ship at once. */
const PRE_ORDERS = 16;
const STYLES = 6;
const PHOTOGRAPHS = 8;
/** Shoppers do not shop for a festival earlier than this. */
const FESTIVAL_AHEAD_DAYS = 75;

export const homeKind: PageKind = {
  paths: HOME_PATHS,
  read: (shop, { site, facts }) => homePage(shop, site, facts),
  changedBy: { home: 'all', product: 'all', collection: 'all' },
  found: foundAt('/'),
};

/**
 * Returns the home page: the season, entries by category, price and style, best sellers, pieces for the next festival,
 * new products, and customers' photographs, as the records have them.
 */
async function homePage(shop: Shop, site: Site, facts: ListingFacts): Promise<HomePage> {
  const { frame, categories, categoryMedia, collections, today } = site;
  const { home } = frame.policy;
  const bannerOf = (seoUrl: string) => collections.find((row) => row.seoUrl === seoUrl)?.banners[0];
  const season = seasonOn(home.seasons, today, (seoUrl) => collections.some((row) => row.seoUrl === seoUrl)) ?? null;
  const newest = filterAndCount(facts, {
    filters: { ...NO_FILTERS, inStock: true },
    sort: 'newest',
    page: 0,
    pageSize: PIECES + PRE_ORDERS,
  }).ids;
  const selling = bestSelling(facts, PIECES);
  const styles = chooseTiles(
    facts,
    collections.filter(({ theme }) => theme === 'By style'),
  ).slice(0, STYLES);
  const ids = [...newest, ...selling, ...styles.map(({ productId }) => productId)];
  const [products, festival, photographs] = await Promise.all([
    productsInOrder(shop, [...new Set(ids)]),
    festivalToCome(shop, site, facts),
    newestPhotographs(shop, PHOTOGRAPHS),
  ]);
  const inOrder = (options: number[]) =>
    options.flatMap((id) => products.find((product) => product.id === id) ?? []).map(asCard);
  return {
    kind: 'home',
    frame,
    season,
    hero: (season && bannerOf(season.collection)) ?? sitePicture(site, 'hero'),
    categories: categories.filter((row) => row.level === 2).map((row) => categoryOf(row, categoryMedia)),
    priceDoors: home.priceDoorsPaise.map((upToPaise) => ({ upToPaise, collection: collectionUpTo(site, upToPaise) })),
    bestSellers: inOrder(selling),
    styles: styles.map((choice) => tileOf(choice, products)),
    festival,
    newArrivals: readyFirst(inOrder(newest)).slice(0, PIECES),
    photographs,
  };
}

/** Returns products that are ready to ship, then pre-orders, each in their order. */
function readyFirst(products: Product[]): Product[] {
  const [ready, later] = [false, true].map((options) => products.filter(({ isPreOrder }) => isPreOrder === options));
  return [...ready!, ...later!];
}

/** Returns the collection of all pieces up to a price; null when the shop has none. */
function collectionUpTo({ collections }: Site, upToPaise: Paise): string | null {
  const isJustThis = ({ byRule, rule, excludedIds }: Site['collections'][number]) =>
    byRule && rule.upToPaise === upToPaise && Object.keys(rule).length === 1 && excludedIds.length === 0;
  return collections.find(isJustThis)?.seoUrl ?? null;
}

/**
 * Returns the next festival for jewellery that an order still reaches, with pieces for it; null when it is too far
 * away, or too few pieces match.
 */
async function festivalToCome(shop: Shop, { frame, today }: Site, facts: ListingFacts): Promise<HomePage['festival']> {
  const year = Number(today.slice(0, 4));
  const next = [...festivalYear(year), ...festivalYear(year + 1)].find(
    ({ rule, date }) =>
      date > today &&
      date <= addDays(today, FESTIVAL_AHEAD_DAYS) &&
      isForJewellery(rule) &&
      lastDayToOrder(date, today, frame.policy) !== null,
  );
  if (!next) return null;
  const products = await listPicks(shop, facts, FESTIVAL_WORDS[next.rule].picks, PIECES);
  if (products.length < LEAST_PIECES) return null;
  const orderBy = lastDayToOrder(next.date, today, frame.policy)!;
  return { entry: festivalEntry(next), orderBy, products: products.map(asCard) };
}
