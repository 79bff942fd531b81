import { addDays } from '#contract/shop/dates.ts';
import { seasonOn } from '#contract/shop/home-window.ts';
import type { Season } from '#contract/shop/home-window.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { BlockKind } from '#contract/shop/sections.ts';
import type { ShownSectionOf } from '#contract/pages/arranged.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import type { Product } from '#contract/calls/products.ts';
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
import type { Moment } from './page-kind.ts';
import { bannerOf, sitePicture } from './site.ts';
import type { Site } from './site.ts';

/** Pieces of each strip, styles, and customers' photographs. */
const PIECES = 8;
/** The number of pre-orders that may be among the newest products. They come after products that ship at once. */
const PRE_ORDERS = 16;
const STYLES = 6;
const PHOTOGRAPHS = 8;
/** Shoppers do not shop for a festival earlier than this. */
const FESTIVAL_AHEAD_DAYS = 75;

type Content<Kind extends BlockKind> = Omit<ShownSectionOf<Kind>, 'kind' | 'id'>;

/** Returns the content of each block of the home page, as the records have it. At most one round trip each. */
export const BLOCKS: {
  [Kind in BlockKind]: (shop: Shop, moment: Moment) => Content<Kind> | Promise<Content<Kind>>;
} = {
  season(_, { site }) {
    const season = seasonToday(site);
    return {
      season,
      picture: (season && bannerOf(site, season.collection)) ?? sitePicture(site, 'hero'),
      fallback: categoriesWithPictures(site)[0],
    };
  },
  categories: (_, { site }) => ({ categories: categoriesWithPictures(site) }),
  'price-doors': (_, { site }) => ({
    doors: site.frame.policy.home.priceDoorsPaise.map((upToPaise) => ({
      upToPaise,
      collection: collectionUpTo(site, upToPaise),
    })),
    season: seasonToday(site),
  }),
  'best-sellers': async (shop, { facts }) => ({ products: await cards(shop, bestSelling(facts, PIECES)) }),
  async styles(shop, { site, facts }) {
    const choices = chooseTiles(
      facts,
      site.collections.filter(({ theme }) => theme === 'By style'),
    ).slice(0, STYLES);
    const products = await productsInOrder(shop, [...new Set(choices.map(({ productId }) => productId))]);
    return { styles: choices.map((choice) => tileOf(choice, products)) };
  },
  festival: async (shop, { site, facts }) => ({ festival: await festivalToCome(shop, site, facts) }),
  async 'new-arrivals'(shop, { facts }) {
    const { ids } = filterAndCount(facts, {
      filters: { ...NO_FILTERS, inStock: true },
      sort: 'newest',
      page: 0,
      pageSize: PIECES + PRE_ORDERS,
    });
    return { products: readyFirst(await cards(shop, ids)).slice(0, PIECES) };
  },
  photographs: async (shop) => ({ photographs: await newestPhotographs(shop, PHOTOGRAPHS) }),
  promises: () => ({}),
  'recently-viewed': () => ({}),
  questions: () => ({}),
};

/** Returns the cards of products in the order of `ids`. Hidden products are left out. One round trip. */
export async function cards(shop: Shop, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const products = await productsInOrder(shop, [...ids]);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []).map(asCard);
}

function seasonToday({ frame, collections, today }: Site): Season | null {
  const { seasons } = frame.policy.home;
  return seasonOn(seasons, today, (seoUrl) => collections.some((row) => row.seoUrl === seoUrl)) ?? null;
}

function categoriesWithPictures({ categories, categoryMedia }: Site) {
  return categories.filter((row) => row.level === 2).map((row) => categoryOf(row, categoryMedia));
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
async function festivalToCome(
  shop: Shop,
  { frame, today }: Site,
  facts: ListingFacts,
): Promise<Content<'festival'>['festival']> {
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
  const { otherNames } = FESTIVAL_WORDS[next.rule];
  return { entry: festivalEntry(next), otherNames, orderBy, products: products.map(asCard) };
}
