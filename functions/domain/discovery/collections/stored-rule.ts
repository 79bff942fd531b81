import type { CollectionRule } from '#contract/calls/collections.ts';
import type { WriteRule } from '#contract/calls/managed-collections.ts';

/** Returns a rule as it is stored: without the conditions that do not limit it. */
export function storedRule({
  fromPrice,
  upToPrice,
  inStock,
  discount,
  newDays,
  sold,
  ...lists
}: WriteRule): CollectionRule {
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(fromPrice !== null && { fromPaise: fromPrice }),
    ...(upToPrice !== null && { upToPaise: upToPrice }),
    ...(discount !== null && { discount }),
    ...(inStock && { inStock }),
    ...(newDays !== null && { newDays }),
    ...(sold !== null && { sold }),
  };
}

/** Returns a stored rule with all its conditions, for the console. */
export function writtenRule({ categories: _, fromPaise, upToPaise, colours, ...rule }: CollectionRule): WriteRule {
  return {
    families: [],
    categoryIds: [],
    exceptCategoryIds: [],
    styles: [],
    occasions: [],
    platings: [],
    stones: [],
    closures: [],
    colours: (colours ?? []) as WriteRule['colours'],
    sellerIds: [],
    fromPrice: fromPaise ?? null,
    upToPrice: upToPaise ?? null,
    discount: null,
    inStock: false,
    newDays: null,
    sold: null,
    ...rule,
  };
}
