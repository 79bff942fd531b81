import * as z from 'zod/mini';
import type { FilterKind } from '../pages/product-list-query.ts';
import { Id, Rupees } from './wire.ts';

export const AVAILABILITIES = ['IN_STOCK', 'OUT_OF_STOCK', 'PRE_ORDER'] as const;

/** A product that was found. The odd names are the specification's; SKU 1 is the one shown first. */
export const SearchHit = z.object({
  id: Id,
  name: z.string(),
  seoUrl: z.string(),
  /** Pieces of all its SKUs that can be bought. */
  stock_quantity: z.int(),
  availability: z.enum(AVAILABILITIES),
  sku_1_media_1_url: z.nullable(z.string()),
  sku_1_sellingPrice: Rupees,
  sku_1_originalPrice: Rupees,
  /** The name as HTML, escaped, with what was found in `mark`. */
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
  /** What is shown instead where nothing is called what was typed, in words that can be searched for. */
  didYouMean: z.nullable(z.string()),
  /** What words were taken for that name no piece: a price, an occasion, somebody a gift is for. */
  understood: z.array(z.string()),
  /** Words that nothing has beside the others, and that were let go. */
  letGo: z.array(z.string()),
  /** A maker that was asked for and does not sell here. */
  notSold: z.nullable(z.string()),
  /** Where nothing was found: what others look for. */
  suggestions: z.array(z.string()),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export const SUGGESTION_KINDS = ['category', 'style', 'product'] as const;

/** A completion of what is being typed. */
export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  /** Where it leads. */
  path: z.string(),
  /** Key of a product's picture; see `imageUrl`. */
  picture: z.nullable(z.string()),
});
export type Suggestion = z.output<typeof Suggestion>;
export const SuggestAnswer = z.object({ suggestions: z.array(Suggestion) });
