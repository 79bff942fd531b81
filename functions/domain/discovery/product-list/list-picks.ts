import type { CollectionRule } from '#contract/calls/collections.ts';
import type { FestivalPick } from '#contract/shop/festivals.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Shop } from '../../shop.ts';
import { filterAndCount } from './filter-and-count.ts';
import { productsInOrder } from './list-products.ts';
import type { ListingFacts } from './listing-facts.ts';

/** Candidates read for each product shown. Some are sold out, are pre-orders, or have a lead SKU of another colour. */
const CANDIDATES = 4;

/** A card shows the colour of the lead SKU. If a pick has colours, that colour must be one of them. */
const showsColour = ({ color }: Product, { colours }: FestivalPick) => !colours || colours.includes(color);

/**
 * Returns products of several picks in round-robin order, featured ones first. They are visible, in stock and not
 * pre-orders. One round trip.
 * @param count the most products to return
 */
export async function listPicks(
  shop: Shop,
  facts: ListingFacts,
  picks: readonly FestivalPick[],
  count: number,
): Promise<Product[]> {
  const pageSize = Math.ceil((CANDIDATES * count) / Math.max(1, picks.length));
  const slices = picks.map(
    (pick) =>
      filterAndCount(facts, { rule: ruleOf(pick), filters: NO_FILTERS, sort: 'featured', page: 0, pageSize }).ids,
  );
  const ids = [...new Set(slices.flat())];
  const products = await productsInOrder(shop, ids);
  const isReady = ({ isPreOrder, skus }: Product) => !isPreOrder && skus.some(({ inStock }) => inStock);
  const ready = new Map(products.filter(isReady).map((product) => [product.id, product]));
  return inTurn(
    slices.map((slice, index) =>
      slice.flatMap((id) => ready.get(id) ?? []).filter((product) => showsColour(product, picks[index]!)),
    ),
    count,
  );
}

/** Unknown values in a pick match no product, so they need no check. */
function ruleOf({ categories, styles, occasions, colours, platings }: FestivalPick): CollectionRule {
  return {
    ...(categories.length > 0 ? { categories } : {}),
    styles,
    occasions,
    colours,
    platings,
  } as CollectionRule;
}

/** Returns whether a product, as lists give it, matches a pick. */
export function meetsPick(product: Product, pick: FestivalPick): boolean {
  const { style, occasion, plating } = product.attributes;
  const meets = (options: readonly string[] | undefined, own: string | string[] | undefined) =>
    !options || [own ?? []].flat().some((word) => options.includes(word));
  return (
    meets(pick.categories.length > 0 ? pick.categories : undefined, product.category.seoUrl) &&
    meets(pick.styles, style) &&
    meets(pick.occasions, occasion) &&
    meets(pick.platings, plating) &&
    showsColour(product, pick)
  );
}

/** Interleaves lists: the first of each, then the second of each, without duplicates. */
function inTurn<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
  return [...new Set(all.flat())].slice(0, count);
}
