import type { z } from 'zod/mini';
import { NewReview } from '#contract/calls/reviews.ts';
import type { Rules } from '../../forms/field-errors.ts';

export interface ReviewValues {
  reviewText: string;
  rating: string;
  looks: string;
  size: string;
  weight: string;
  plating: string;
}

/** Returns the body of the call; missing stars are left out. */
export function reviewOf({ reviewText, rating, ...traits }: ReviewValues): z.input<typeof NewReview> {
  const given = Object.entries(traits).map(([trait, stars]) => [trait, stars === '' ? null : Number(stars)]);
  return { reviewText, rating: Number(rating), ...(Object.fromEntries(given) as Record<string, number | null>) };
}

/** The server's rules and messages. */
export const REVIEW_RULES: Rules<ReviewValues> = {
  errorOf(name, value) {
    return name === 'reviewText'
      ? REVIEW_RULES.errorsOf({ ...EMPTY, rating: '5', reviewText: value })[name]
      : undefined;
  },
  errorsOf(values) {
    const read = NewReview.safeParse(reviewOf(values));
    if (read.success) return {};
    const errors: Record<string, string> = {};
    for (const issue of read.error.issues) errors[String(issue.path[0])] ??= issue.message;
    return errors;
  },
};

const EMPTY: ReviewValues = { reviewText: '', rating: '', looks: '', size: '', weight: '', plating: '' };
