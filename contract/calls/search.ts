import * as z from 'zod/mini';
import type { FilterKind } from '../pages/product-list-query.ts';
import type { Translated } from '../shop/translations.ts';
import { Id, Rupees } from './wire.ts';

export const AVAILABILITIES = ['IN_STOCK', 'OUT_OF_STOCK', 'PRE_ORDER'] as const;

/** A search result. The unusual field names are the specification's; SKU 1 is the one shown first. */
export const SearchHit = z.object({
  id: Id,
  name: z.string(),
  seoUrl: z.string(),
  /** The available pieces of all its SKUs. */
  stock_quantity: z.int(),
  availability: z.enum(AVAILABILITIES),
  sku_1_media_1_url: z.nullable(z.string()),
  sku_1_sellingPrice: Rupees,
  sku_1_originalPrice: Rupees,
  /** The name as escaped HTML, with matches in `mark`. */
  highlight: z.object({ name: z.object({ snippet: z.string() }) }),
});
export type SearchHit = z.output<typeof SearchHit>;

const Facet = z.array(
  z.object({ value: z.string(), label: z.string(), count: z.int(), group: z.optional(z.string()) }),
);
/** As lists have them. */
export const SearchFacets = z.object({
  category: Facet,
  price: Facet,
  style: Facet,
  color: Facet,
  occasion: Facet,
  plating: Facet,
  stone: Facet,
  size: Facet,
  discount: Facet,
  rating: Facet,
  stock: Facet,
  cod: Facet,
  closure: Facet,
  brand: Facet,
  origin: Facet,
} satisfies Record<FilterKind, unknown>);

export const SearchAnswer = z.object({
  found: z.int(),
  hits: z.array(SearchHit),
  facets: SearchFacets,
  /** The corrected query, if the query matches nothing; made of words that have results. */
  didYouMean: z.nullable(z.string()),
  /** Query words that match no product name: a price, an occasion, a gift's recipient. */
  understood: z.array(z.string()),
  /** Query words without results in combination with the others, which were dropped. */
  letGo: z.array(z.string()),
  /** A brand in the query that is not sold here. */
  notSold: z.nullable(z.string()),
  /** Popular searches, if there are no results. */
  suggestions: z.array(z.string()),
  /** The path that the shop redirects this query to; the search page answers with it. */
  redirect: z.nullable(z.string()),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

/** `page` is the page that the shop redirects the query to. */
export const SUGGESTION_KINDS = ['page', 'category', 'style', 'product'] as const;

/** A completion of the query while it is entered. */
export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  /** The path of its target. */
  path: z.string(),
  /** The key of a product's picture; see `imageUrl`. */
  picture: z.nullable(z.string()),
});
export type Suggestion = z.output<typeof Suggestion> & Translated<'text'>;
export const SuggestAnswer = z.object({ suggestions: z.array(Suggestion) });
