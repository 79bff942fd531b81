import type { CollectionRule } from '#contract/calls/collections.ts';
import type { FestivalPick } from '#contract/shop/festivals.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Shop } from '../../shop.ts';
import { filterAndCount } from './filter-and-count.ts';
import { productsInOrder } from './list-products.ts';
import type { ListingFacts } from './listing-facts.ts';

/** Looked at for each piece that is shown: some are sold out, come too late, or show another colour first. */
const CANDIDATES = 4;

/** A card shows the colour of the lead SKU: where a day asks for colours, it is to be one of them. */
const showsColour = ({ color }: Product, { colours }: FestivalPick) => !colours || colours.includes(color);

/**
 * Pieces of several slices of the catalogue, one of each in turn, the top first: shown, in stock and ready to be
 * sent. One round trip.
 * @param count the most that are wanted
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

/** Words of a pick that the shop does not know find nothing; they need no check of their own. */
function ruleOf({ categories, styles, occasions, colours, platings }: FestivalPick): CollectionRule {
  return {
    ...(categories.length > 0 ? { categories } : {}),
    styles,
    occasions,
    colours,
    platings,
  } as CollectionRule;
}

/** Whether a product, as lists give it, is one a pick means. */
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

/** The first of each list, then the second of each, without doubles. */
function inTurn<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
  return [...new Set(all.flat())].slice(0, count);
}
