/*
 * The number of a product's row in the index: its rank in front, its id behind. Full text search walks rows by their
 * numbers, so the top product has the smallest, and what was found is told by products' ids without a look at any other
 * table.
 */

/** Room for two million products. */
const ID_ROOM = 2 ** 21;
const POPULARITY_STEPS = 256;
const FORTNIGHTS = 512;
const FORTNIGHT_MS = 14 * 86_400_000;
/** Fortnights are counted from 2020. */
const FIRST_FORTNIGHT_AT = Date.UTC(2020, 0, 1);

/** SQL for the product's id in a row's number. */
export const productOfRow = (row: string): string => `${row} % ${ID_ROOM}`;

/** What makes a product stand before others that match as well. */
export interface Standing {
  isInStock: boolean;
  /** Pieces of the last half year. */
  unitsSold: number;
  reviewCount: number;
  ratingSum: number;
  /** The house's own choice, 0 to 100. */
  featuredRank: number;
  createdAt: number;
}

/** The row number of a product: in stock first, then what is liked and sold, then what is new. Below 2^53. */
export function rowNumber(productId: number, standing: Standing): number {
  if (productId >= ID_ROOM) throw new Error(`The search index has no room for product ${productId}.`);
  const fortnight = Math.floor((standing.createdAt - FIRST_FORTNIGHT_AT) / FORTNIGHT_MS);
  const rank =
    (Number(standing.isInStock) * POPULARITY_STEPS + popularity(standing)) * FORTNIGHTS +
    within(fortnight, 0, FORTNIGHTS - 1);
  const index = 2 * POPULARITY_STEPS * FORTNIGHTS - 1 - rank;
  return index * ID_ROOM + productId;
}

/** A few stars from few people say little: so many reviews of middling praise are added to each product's own. */
const PRIOR_REVIEWS = 5;
const PRIOR_STARS = 4;

/** From 0 to 255. Twice the sales are ten steps, a whole star more is forty: sales alone would keep the old in front. */
function popularity({ unitsSold, reviewCount, ratingSum, featuredRank }: Standing): number {
  const stars = (ratingSum + PRIOR_REVIEWS * PRIOR_STARS) / (reviewCount + PRIOR_REVIEWS);
  const points = 10 * Math.log2(1 + unitsSold) + 40 * (stars - 3) + 0.75 * within(featuredRank, 0, 100);
  return within(Math.round(points), 0, POPULARITY_STEPS - 1);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
