/*
 * The row number of a product in the index: its rank in the high part, its id in the low part. Full text search returns
 * rows by number, so the top product has the smallest. Matches give product ids without a read of another table.
 */

/** Room for two million products. */
const ID_ROOM = 2 ** 21;
const POPULARITY_STEPS = 256;
const FORTNIGHTS = 512;
const FORTNIGHT_MS = 14 * 86_400_000;
/** Fortnights are counted from 2020. */
const FIRST_FORTNIGHT_AT = Date.UTC(2020, 0, 1);

/** Returns the SQL for the product's id in a row number. */
export const productOfRow = (row: string): string => `${row} % ${ID_ROOM}`;

/** The facts that rank a product among equal matches. */
export interface Standing {
  isInStock: boolean;
  /** Pieces of the last half year. */
  unitsSold: number;
  reviewCount: number;
  ratingSum: number;
  /** The platform's own choice, 0 to 100. */
  featuredRank: number;
  createdAt: number;
}

/** Returns the row number of a product: in stock first, then by popularity, then the newest. Below 2^53. */
export function rowNumber(productId: number, standing: Standing): number {
  if (productId >= ID_ROOM) throw new Error(`The search index has no room for product ${productId}.`);
  const fortnight = Math.floor((standing.createdAt - FIRST_FORTNIGHT_AT) / FORTNIGHT_MS);
  const rank =
    (Number(standing.isInStock) * POPULARITY_STEPS + popularity(standing)) * FORTNIGHTS +
    within(fortnight, 0, FORTNIGHTS - 1);
  const index = 2 * POPULARITY_STEPS * FORTNIGHTS - 1 - rank;
  return index * ID_ROOM + productId;
}

/** A Bayesian average: this many average reviews are added to each product's own, because few reviews say little. */
const PRIOR_REVIEWS = 5;
const PRIOR_STARS = 4;

/**
 * Returns 0 to 255. Doubled sales add ten steps and one more star adds forty, so that sales alone do not keep old
 * products first.
 */
function popularity({ unitsSold, reviewCount, ratingSum, featuredRank }: Standing): number {
  const stars = (ratingSum + PRIOR_REVIEWS * PRIOR_STARS) / (reviewCount + PRIOR_REVIEWS);
  const points = 10 * Math.log2(1 + unitsSold) + 40 * (stars - 3) + 0.75 * within(featuredRank, 0, 100);
  return within(Math.round(points), 0, POPULARITY_STEPS - 1);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
