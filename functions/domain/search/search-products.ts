import { kolkataDay } from '#contract/shop/dates.ts';
import { pinFitsState, STATES } from '#contract/shop/india.ts';
import type { Product } from '#contract/calls/products.ts';
import { NO_SEARCH_FILTERS } from '#contract/pages/search-query.ts';
import type { SearchFacets, SearchFilters } from '#contract/pages/search-query.ts';
import { gatherReads } from '../../db/db.ts';
import { allCategories } from '../categories/index.ts';
import type { CategoryRow } from '../categories/index.ts';
import { productsInOrder } from '../product-list/index.ts';
import type { Shop } from '../shop.ts';
import { countSearch } from './count-searches.ts';
import { corrected } from './corrected.ts';
import { countShapes } from './facets.ts';
import { highlight } from './highlight.ts';
import { exactMatch, forgivingMatch, looseMatch, mayBeMisspelt } from './match.ts';
import type { Fragment } from './match.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery, Term } from './parse-query.ts';
import { firstThatFinds, nearWords, shapesById } from './statements.ts';
import type { Conditions, ShapeCounts } from './statements.ts';
import { weigh } from './weigh.ts';

/** So many of the top candidates are weighed; beyond them the rank decides. */
const WEIGHED = 200;
/** What others look for, where nothing was found. */
const COMMON_SEARCHES = ['jhumka', 'kundan choker', 'mangalsutra', 'oxidised', 'bridal set', 'payal'];

export interface SearchAsked {
  /** As it was typed. */
  q: string;
  /** From 1. */
  page: number;
  pageSize: number;
  filters?: SearchFilters;
  /** Where it would be sent, by PIN code: what cannot be sold there is left out. */
  pin?: string | undefined;
}

export interface Found {
  /** Products of this page, the best first, each with its name as HTML with what was found marked. */
  products: { product: Product; nameHtml: string }[];
  found: number;
  facets: SearchFacets;
  /** What was searched instead of what was typed. */
  didYouMean: string | null;
  suggestions: string[];
}

/**
 * Finds what shoppers may see. Where nothing has all the words, what is spelt nearly so is shown; where that has nothing
 * either, what has any of them, also in its description. Two round trips; none for an empty query.
 */
export async function searchProducts(shop: Shop, asked: SearchAsked): Promise<Found> {
  const query = parseQuery(asked.q);
  const isEmpty = query.terms.length === 0 && query.ceilingPaise === undefined && query.code === undefined;
  if (isEmpty) return nothingFound(asked.q.trim() === '' ? [] : COMMON_SEARCHES);
  const filters = asked.filters ?? NO_SEARCH_FILTERS;
  const chosen = await choose(shop, query, asked, filters);
  const { products: shown, shapes } = await describe(shop, chosen);
  const counted = shapes.map(({ id, shape }) => ({ shape, count: chosen.shapes.get(id)! }));
  const { found, facets } = countShapes(counted, filters, chosen.categories);
  if (asked.page === 1 && chosen.isUnfiltered) shop.after(() => countSearch(shop, query, found));
  if (chosen.ids.length === 0) return { ...nothingFound(found > 0 ? [] : COMMON_SEARCHES), found, facets };
  return {
    products: shown.map((product) => ({ product, nameHtml: highlight(product.name, chosen.meant) })),
    // What was hidden a moment ago may still stand in the index; it is neither shown nor counted.
    found: found - (chosen.ids.length - shown.length),
    facets,
    didYouMean: chosen.didYouMean,
    suggestions: [],
  };
}

/** The page's products and what the shapes are, in one round trip; none where nothing was found. */
async function describe(shop: Shop, { ids, shapes }: Chosen) {
  if (shapes.size === 0) return { products: [], shapes: [] };
  const together = { ...shop, ...gatherReads(shop) };
  const [products, [known]] = await Promise.all([
    productsInOrder(together, ids),
    together.read(shapesById([...shapes.keys()])),
  ]);
  return { products, shapes: known };
}

function nothingFound(suggestions: string[]): Found {
  const facets = { category: [], color: [], plating: [], style: [], price: [], stock: [] };
  return { products: [], found: 0, facets, didYouMean: null, suggestions };
}

interface Chosen {
  ids: number[];
  shapes: ShapeCounts;
  categories: CategoryRow[];
  /** What the words were taken for. */
  meant: readonly Term[];
  didYouMean: string | null;
  isUnfiltered: boolean;
}

/** The ids of the page's products, in one round trip: the ways to search are all asked, the first that finds counts. */
async function choose(shop: Shop, query: ParsedQuery, asked: SearchAsked, filters: SearchFilters): Promise<Chosen> {
  const conditions: Conditions = {
    today: kolkataDay(shop.now),
    ceilingPaise: query.ceilingPaise,
    states: asked.pin === undefined ? undefined : statesOf(asked.pin),
  };
  const start = (asked.page - 1) * asked.pageSize;
  // Pages end where the weighing ends, so that no product stands on both sides.
  const window = Math.max(asked.pageSize, Math.floor(WEIGHED / asked.pageSize) * asked.pageSize);
  const isWeighed = start < window;
  const part = isWeighed ? { limit: window, offset: 0 } : { limit: asked.pageSize, offset: start };
  const cut = (ids: number[]) => (isWeighed ? ids.slice(start, start + asked.pageSize) : ids);
  const isUnfiltered = Object.values(filters).every((values) => values.length === 0);

  const hasWords = query.terms.length > 0 || query.code !== undefined;
  const ways = hasWords ? [asValue(exactMatch(query)), forgivingMatch(query), asValue(looseMatch(query))] : [undefined];
  const misspelt = query.terms.filter(mayBeMisspelt);
  const [categories, first, words] = await shop.read(
    allCategories({}),
    firstThatFinds(ways, conditions, filters, part),
    nearWords(misspelt.map(({ key }) => key)),
  );

  const found = { categories, isUnfiltered, meant: query.terms, didYouMean: null };
  if (!first) return { ...found, ids: [], shapes: new Map() };
  const isForgiving = first.way === 1;
  const meant = isForgiving ? corrected(query, words) : { terms: query.terms, text: null };
  const weighed = { terms: meant.terms, wishes: query.wishes, code: query.code, forgiving: isForgiving };
  const rows = isWeighed ? weigh(first.candidates, weighed) : first.candidates;
  const ids = cut(rows.map(({ productId }) => productId));
  return { ...found, ids, shapes: first.shapes, meant: meant.terms, didYouMean: meant.text };
}

function asValue(text: string): Fragment {
  return { sql: '?', args: [text] };
}

/** The States a PIN code can lie in. */
function statesOf(pin: string): string[] {
  return STATES.filter((state) => pinFitsState(pin, state)).map(({ code }) => code);
}
