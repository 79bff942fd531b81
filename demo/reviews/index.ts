import * as z from 'zod/mini';
import { CLOSURES, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { amount, listOf, readTable, yesOrNo } from '../data-files.ts';
import type { SeedReview } from './review.ts';

const ReviewRow = z.strictObject({
  /** Undefined for texts that fit any product. */
  category: z.exactOptional(z.enum(CATEGORIES.map(({ code }) => code))),
  stars: z.pipe(amount, z.union([1, 2, 3, 4, 5].map((stars) => z.literal(stars as SeedReview['stars'])))),
  text: z.string(),
  replied: z.exactOptional(z.string()),
  photo: z.exactOptional(yesOrNo),
  style: z.exactOptional(listOf(z.enum(STYLES))),
  stone: z.exactOptional(listOf(z.enum(STONES))),
  plating: z.exactOptional(listOf(z.enum(PLATINGS))),
  closure: z.exactOptional(listOf(z.enum(CLOSURES))),
  minPrice: z.exactOptional(amount),
  maxPrice: z.exactOptional(amount),
  sized: z.exactOptional(yesOrNo),
  set: z.exactOptional(yesOrNo),
});

/** Review texts by the code of the category. Texts for any product have no category. */
const BY_CATEGORY = Map.groupBy(readTable('reviews/reviews.csv', ReviewRow), ({ category }) => category);

/** Review texts for any product. */
export const ANY_PIECE_REVIEWS: readonly SeedReview[] = reviewsOf(undefined);

/** Review texts by the code of the category. */
export const REVIEWS: Record<string, readonly SeedReview[]> = Object.fromEntries(
  CATEGORIES.map(({ code }) => [code, reviewsOf(code)]),
);

function reviewsOf(category: string | undefined): SeedReview[] {
  return (BY_CATEGORY.get(category) ?? []).map(({ category: _, stars, text, replied, photo, ...fits }) => ({
    stars,
    text,
    ...(replied !== undefined && { replied }),
    ...(photo !== undefined && { photo }),
    ...(Object.keys(fits).length > 0 && { fits }),
  }));
}
