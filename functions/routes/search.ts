import * as z from 'zod/mini';
import * as messages from '#contract/messages.ts';
import { leadSku, picturesOf } from '#contract/pages/pictures.ts';
import type { Product } from '#contract/calls/products.ts';
import { DISCOUNT_STEPS, NO_FILTERS, PRODUCT_LIST_SORTS, RATING_STEPS } from '#contract/pages/product-list-query.ts';
import { SEARCH_CALL_MOST, SEARCH_CALL_SIZE } from '#contract/pages/search-path.ts';
import { typedQuery } from '#contract/pages/search-query.ts';
import type { PriceBand } from '#contract/shop/price-bands.ts';
import { SearchAnswer, SuggestAnswer } from '#contract/calls/search.ts';
import type { SearchHit } from '#contract/calls/search.ts';
import { numeral } from '#contract/calls/wire.ts';
import { pinDigits } from '#contract/shop/india.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import { json } from '../http/answers.ts';
import { searchProducts, suggest } from '../domain/discovery/search/index.ts';
import type { SearchAsked } from '../domain/discovery/search/index.ts';
import { call } from './call.ts';

/** A single parameter. If it is repeated, the first value counts. */
const Text = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((value) => (Array.isArray(value) ? value[0] : value)),
);

/** A parameter that may be repeated, or have values separated by commas. */
const Values = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((value) =>
    [...new Set([value ?? []].flat().flatMap((text) => text.split(',')))]
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 80)
      .slice(0, 50),
  ),
);

/** Returns the schema of a whole number of at least 1. Larger numbers than `most` become `most`. */
function count(byDefault: number | undefined, most: number) {
  return z.pipe(
    z.optional(z.pipe(numeral(9), z.int().check(z.minimum(1)))),
    z.transform((input) => (input === undefined ? byDefault : Math.min(input, most))),
  );
}

const SearchParams = z.object({
  query: Text,
  q: Text,
  page: count(1, 1_000_000),
  size: count(undefined, SEARCH_CALL_MOST),
  per_page: count(undefined, SEARCH_CALL_MOST),
  category: Values,
  categories: Values,
  color: Values,
  plating: Values,
  style: Values,
  occasion: Values,
  stone: Values,
  /** Sizes of pieces. `size` is the size of the page of results. */
  sizes: Values,
  closure: Values,
  brand: Values,
  origin: Values,
  price: Values,
  discount: Values,
  rating: Values,
  stock: Values,
  cod: Values,
  sort: Text,
  pin: z.optional(z.string().check(z.overwrite(pinDigits), z.regex(/^[1-9]\d{5}$/, messages.ADDRESS_PIN_INVALID))),
});

export const searchCalls = [
  call({
    method: 'GET',
    path: '/products/search',
    summary: 'Products by what shoppers type, the best first; pages count from 1.',
    who: 'public',
    query: SearchParams,
    answer: json(SearchAnswer),
    async run(shop, _, { query }) {
      const found = await searchProducts(shop, {
        q: typedQuery(query.q ?? query.query ?? ''),
        page: query.page ?? 1,
        pageSize: query.size ?? query.per_page ?? SEARCH_CALL_SIZE,
        ...chosenIn(query),
        pin: query.pin,
      });
      const { products, ...rest } = found;
      const hits = ownTextsIn(shop.language, products).map(({ product, nameHtml }) => hitOf(product, nameHtml));
      return { ...rest, hits };
    },
  }),
  call({
    method: 'GET',
    path: '/api/search/suggest',
    summary: 'Up to eight completions of what is being typed: categories, styles and products.',
    who: 'public',
    query: z.object({ q: Text }),
    answer: json(SuggestAnswer),
    run: async (shop, _, { query }) => ({ suggestions: await suggest(shop, typedQuery(query.q ?? '')) }),
  }),
];

/**
 * Returns the filters and the sort of a search. A product must be in one of the price ranges. Values that are no step
 * of their filter are ignored.
 */
function chosenIn(
  query: z.output<typeof SearchParams>,
): Pick<SearchAsked, 'filters' | 'spans' | 'sort' | 'categories'> {
  const { color, plating, style, occasion, stone, closure, brand, origin, sizes } = query;
  const step = (values: readonly string[], steps: readonly number[]) =>
    steps.find((known) => values.includes(String(known)));
  const spans = query.price.flatMap((value): PriceBand[] => {
    const [, min, max] = /^(\d{0,7})-(\d{0,7})$/.exec(value) ?? [];
    return min === undefined || max === undefined
      ? []
      : [{ min: min === '' ? undefined : Number(min), max: max === '' ? undefined : Number(max) }];
  });
  return {
    filters: {
      ...NO_FILTERS,
      color,
      plating,
      style,
      occasion,
      stone,
      closure,
      brand,
      origin,
      size: sizes,
      discount: step(query.discount, DISCOUNT_STEPS),
      rating: step(query.rating, RATING_STEPS),
      inStock: query.stock.includes('in'),
      cod: query.cod.includes('yes'),
    },
    // An invalid price range matches nothing.
    spans: query.price.length > 0 ? spans : undefined,
    categories: [...new Set([...query.category, ...query.categories])],
    sort: PRODUCT_LIST_SORTS.find((known) => known === query.sort),
  };
}

/** Returns a product as a search result. */
function hitOf(product: Product, nameHtml: string): SearchHit {
  const [picture] = picturesOf(product, leadSku(product));
  const pieces = product.skus.reduce((sum, { inventory }) => sum + inventory.availableQuantity, 0);
  return {
    id: product.id,
    name: product.name,
    seoUrl: product.seoUrl,
    stock_quantity: pieces,
    availability: product.isPreOrder ? 'PRE_ORDER' : pieces > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    sku_1_media_1_url: picture?.url ?? null,
    sku_1_sellingPrice: product.price,
    sku_1_originalPrice: product.mrpPrice,
    highlight: { name: { snippet: nameHtml } },
  };
}
