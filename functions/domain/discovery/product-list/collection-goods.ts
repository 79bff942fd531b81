import type { CollectionGoods, CollectionRule } from '#contract/calls/collections.ts';
import type { FilterKind } from '#contract/pages/product-list-query.ts';
import { addAll, hasBit, keepCommon, takeAway } from './bits.ts';
import type { Bits } from './bits.ts';
import type { ListedCategory, ListingFacts } from './listing-facts.ts';

/*
 * The products of a collection, and of every other rule. A rule is evaluated here only: pages, the menu's counts, the
 * search and the console's preview call this.
 */

/** Removes the products that do not meet a rule from a set. `bits` are positions in `facts`. */
export function keepRule(facts: ListingFacts, bits: Bits, rule: CollectionRule): void {
  const words: Partial<Record<FilterKind, readonly string[] | undefined>> = {
    category: rule.categories,
    style: rule.styles,
    occasion: rule.occasions,
    color: rule.colours,
    plating: rule.platings,
    stone: rule.stones,
    closure: rule.closures,
    stock: rule.inStock && ['in'],
  };
  for (const [kind, options] of Object.entries(words) as [FilterKind, readonly string[] | undefined][])
    if (options) keepCommon(bits, facts.withValues(kind, options));
  const { families, categoryIds, exceptCategoryIds, sellerIds, fromPaise, upToPaise, discount, newDays, sold } = rule;
  const within = (isAsked: (category: ListedCategory) => boolean) => facts.withinCategories(isAsked);
  // A family is that of the product's own category, since a category of several families has none.
  if (families)
    keepCommon(
      bits,
      facts.withValues(
        'category',
        facts.categories.filter(({ family }) => family && families.includes(family)).map(({ seoUrl }) => seoUrl),
      ),
    );
  if (categoryIds) {
    keepCommon(
      bits,
      within(({ id }) => categoryIds.includes(id)),
    );
  }
  if (exceptCategoryIds) {
    takeAway(
      bits,
      within(({ id }) => exceptCategoryIds.includes(id)),
    );
  }
  if (sellerIds) {
    keepCommon(
      bits,
      facts.ofSellers(({ id }) => sellerIds.includes(id)),
    );
  }
  if (fromPaise !== undefined || upToPaise !== undefined)
    keepCommon(bits, facts.pricedBetween(fromPaise ?? 0, upToPaise ?? Infinity));
  if (discount !== undefined) keepCommon(bits, facts.withDiscount(discount));
  if (newDays !== undefined) keepCommon(bits, facts.addedWithin(newDays));
  if (sold) keepCommon(bits, facts.soldWithin(sold.days, sold.pieces));
}

/** Returns the positions of a collection's products that shoppers see. */
export function bitsOfGoods(facts: ListingFacts, goods: CollectionGoods): Bits {
  const { byRule, rule, pinnedIds, includedIds, excludedIds } = goods;
  const bits = facts.live.slice();
  if (byRule) keepRule(facts, bits, rule);
  else bits.fill(0);
  addAll(bits, facts.placesOf([...pinnedIds, ...includedIds]));
  takeAway(bits, facts.placesOf(excludedIds));
  // A product chosen by hand may be sold no more.
  keepCommon(bits, facts.live);
  return bits;
}

/** Returns a function that tells whether a product belongs to a collection, as the facts are now. */
export function memberTest(facts: ListingFacts, goods: CollectionGoods): (productId: number) => boolean {
  const bits = bitsOfGoods(facts, goods);
  return (productId) => {
    const place = facts.placeOf(productId);
    return place !== undefined && hasBit(bits, place);
  };
}

/** Yields the positions of pinned products, then the others in their order. */
export function* pinnedFirst(
  facts: ListingFacts,
  pinnedIds: readonly number[],
  order: Iterable<number>,
): Iterable<number> {
  const pinned = facts.placesOf(pinnedIds);
  for (const id of pinnedIds) {
    const place = facts.placeOf(id);
    if (place !== undefined) yield place;
  }
  for (const place of order) if (!hasBit(pinned, place)) yield place;
}
