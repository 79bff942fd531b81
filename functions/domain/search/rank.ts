/*
 * The number of a product's row in the index: its rank in front, its id behind. Full text search walks rows by their
 * numbers, so the foremost come first without a sort, and the product is read off the number.
 */

/** Room for 16 million products. */
const ID_ROOM = 2 ** 24;
const POPULARITY_STEPS = 1024;
const WEEKS = 1024;
const WEEK_MS = 7 * 86_400_000;
/** Weeks are counted from 2020. */
const FIRST_WEEK_AT = Date.UTC(2020, 0, 1);

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

/** The row number of a product: in stock first, then what is liked and sold, then what is new. At most 2^45. */
export function rowNumber(productId: number, standing: Standing): number {
  const week = Math.floor((standing.createdAt - FIRST_WEEK_AT) / WEEK_MS);
  const rank =
    (Number(standing.isInStock) * POPULARITY_STEPS + popularity(standing)) * WEEKS + within(week, 0, WEEKS - 1);
  return rank * ID_ROOM + productId;
}

/** A few stars from few people say little: so many reviews of middling praise are added to each product's own. */
const PRIOR_REVIEWS = 5;
const PRIOR_STARS = 4;

/** From 0 to 1023. Twice the sales are one step, a whole star more is four: sales alone would keep the old in front. */
function popularity({ unitsSold, reviewCount, ratingSum, featuredRank }: Standing): number {
  const stars = (ratingSum + PRIOR_REVIEWS * PRIOR_STARS) / (reviewCount + PRIOR_REVIEWS);
  const points = 40 * Math.log2(1 + unitsSold) + 160 * (stars - 3) + 3 * within(featuredRank, 0, 100);
  return within(Math.round(points), 0, POPULARITY_STEPS - 1);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
