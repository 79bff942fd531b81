import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';

/** The facts of a product that may be shown next to another. */
export interface Candidate {
  id: number;
  categoryId: number;
  sellerId: number;
  family: Family | null;
  attributes: Partial<ProductAttributes>;
  /** Selling price of its lead SKU. */
  paise: number;
  /** Recent orders that contain both. */
  boughtTogether: number;
}

/** Products that 'More like this' and 'Complete the look' show. */
export const ALIKE_SHOWN = 8;
export const LOOK_SHOWN = 4;
/** Products that 'More from this seller' shows. */
export const OF_SELLER_SHOWN = 8;

/**
 * Returns alternatives to a product: of its family, nearest in style, stones, plating and price.
 * @returns ids, best first
 */
export function moreLikeThis(product: Candidate, candidates: readonly Candidate[]): number[] {
  const likeness = (other: Candidate) =>
    (other.categoryId === product.categoryId ? 4 : 0) + inCommon(product, other) + 3 * priceLikeness(product, other);
  return sortedBy(
    candidates.filter(({ id, family }) => id !== product.id && family === product.family),
    likeness,
  )
    .slice(0, ALIKE_SHOWN)
    .map(({ id }) => id);
}

/**
 * Returns products worn with a product: one of each other family, in its style and stones, first those bought with it.
 * @returns ids, best first
 */
export function completeTheLook(product: Candidate, candidates: readonly Candidate[]): number[] {
  const others = candidates.filter(
    (other) =>
      other.family !== product.family &&
      (other.boughtTogether > 0 || other.attributes.style === product.attributes.style),
  );
  const fitness = (other: Candidate) => inCommon(product, other) + 2 * Math.log2(1 + other.boughtTogether);
  const byFamily = Map.groupBy(sortedBy(others, fitness), ({ family }) => family);
  return [...byFamily.values()].slice(0, LOOK_SHOWN).map(([first]) => first!.id);
}

/**
 * Returns other products of its seller, nearest in style and stones, that the page does not show already.
 * @param shown ids of the products on the page
 * @returns ids, best first
 */
export function moreFromSeller(
  product: Candidate,
  candidates: readonly Candidate[],
  shown: readonly number[],
): number[] {
  const others = candidates.filter(
    ({ id, sellerId }) => sellerId === product.sellerId && id !== product.id && !shown.includes(id),
  );
  return sortedBy(others, (other) => inCommon(product, other))
    .slice(0, OF_SELLER_SHOWN)
    .map(({ id }) => id);
}

/** Scores the visible attributes that two products share. */
function inCommon({ attributes: one }: Candidate, { attributes: other }: Candidate): number {
  const shared = <Value>(mine: readonly Value[] = [], theirs: readonly Value[] = []) =>
    mine.filter((value) => theirs.includes(value)).length;
  return (
    (one.style === other.style ? 3 : 0) +
    (one.plating === other.plating ? 2 : 0) +
    2 * Math.min(2, shared(one.stone, other.stone)) +
    Math.min(2, shared(one.occasion, other.occasion))
  );
}

/** Returns 1 at the same price, 0 at half or double the price and beyond. */
function priceLikeness(one: Candidate, other: Candidate): number {
  return Math.max(0, 1 - Math.abs(Math.log2(one.paise / other.paise)));
}

/** Sorts by score, highest first. Ties go to the lower id, so that a page is the same each time. */
function sortedBy(candidates: readonly Candidate[], score: (candidate: Candidate) => number): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .toSorted((one, other) => other.score - one.score || one.candidate.id - other.candidate.id)
    .map(({ candidate }) => candidate);
}
