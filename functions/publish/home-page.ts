import { VISITOR } from '#contract/calls/actor.ts';
import { addDays } from '#contract/shop/dates.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import type { ProductListSort } from '#contract/pages/product-list-query.ts';
import { HOME_PATHS } from '#contract/pages/home.ts';
import type { HomePage } from '#contract/pages/home.ts';
import { categoryOf } from '../domain/categories/index.ts';
import { FESTIVAL_WORDS, isWidelyKept } from '../domain/festivals/index.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { filterAndCount, listPicks, listProducts } from '../domain/product-list/index.ts';
import type { ListingFacts } from '../domain/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { festivalEntry, upcomingFestivals } from './festival-pages.ts';
import { asCard } from './product-card.ts';
import { lastDayToOrder } from './order-by.ts';
import { bannered } from './collection-page.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { sitePicture } from './site.ts';
import type { Site } from './site.ts';

/** Pieces of each strip. */
const PIECES = 8;
/** Before that, nobody shops for a festival yet. */
const FESTIVAL_AHEAD_DAYS = 75;

export const homeKind: PageKind = {
  paths: HOME_PATHS,
  read: (shop, { site, facts }) => homePage(shop, site, facts),
  changedBy: { home: 'all', product: 'all' },
  found: foundAt('/'),
};

/**
 * The home page: the way in by category, and what is new, what sells and what the next festival asks for, each as the
 * records have it. Two round trips beside the facts.
 */
async function homePage(shop: Shop, site: Site, facts: ListingFacts): Promise<HomePage> {
  const { frame, categories, categoryMedia } = site;
  const wide = sitePicture(site, 'hero');
  const first = (sort: ProductListSort) =>
    filterAndCount(facts, { filters: { ...NO_FILTERS, inStock: true }, sort, page: 0, pageSize: PIECES }).ids;
  const [newest, selling] = [first('newest'), first('best-selling')];
  const ids = [...new Set([...newest, ...selling])];
  const { products } = await listProducts(shop, VISITOR, { ids, offset: 0, limit: Math.max(1, ids.length) });
  const inOrder = (wanted: number[]) =>
    wanted.flatMap((id) => products.find((product) => product.id === id) ?? []).map(asCard);
  return {
    kind: 'home',
    frame,
    hero: wide && { wide, upright: sitePicture(site, 'hero-upright') },
    categories: categories.filter((row) => row.level === 2).map((row) => categoryOf(row, categoryMedia)),
    collections: bannered(site),
    calendar: upcomingFestivals(site.today),
    newArrivals: inOrder(newest),
    // Without a sale the order says nothing of what sells.
    bestSellers: facts.sales.size > 0 ? inOrder(selling) : [],
    festivalPicks: await festivalPicks(shop, site, facts),
  };
}

/** Pieces for the next festival that they still reach in time. */
async function festivalPicks(
  shop: Shop,
  { frame, today }: Site,
  facts: ListingFacts,
): Promise<HomePage['festivalPicks']> {
  const year = Number(today.slice(0, 4));
  const next = [...festivalYear(year), ...festivalYear(year + 1)].find(
    ({ rule, date }) =>
      date > today &&
      date <= addDays(today, FESTIVAL_AHEAD_DAYS) &&
      isWidelyKept(rule) &&
      FESTIVAL_WORDS[rule].picks.length > 0 &&
      lastDayToOrder(date, today, frame.policy) !== null,
  );
  if (!next) return null;
  const products = await listPicks(shop, facts, FESTIVAL_WORDS[next.rule].picks, PIECES);
  const orderBy = lastDayToOrder(next.date, today, frame.policy)!;
  return { festival: festivalEntry(next), orderBy, products: products.map(asCard) };
}
