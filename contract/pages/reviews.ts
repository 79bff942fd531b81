import type { Product } from '../calls/products.ts';
import type { Review, ReviewSummary } from '../calls/reviews.ts';
import type { PageFrame } from './frame.ts';
import type { ReviewsQuery } from './reviews-query.ts';

/** All reviews of a product, or those that an address asks for. */
export interface ReviewsPage {
  kind: 'reviews';
  frame: PageFrame;
  product: Product;
  query: ReviewsQuery;
  reviews: Review[];
  /** How many there are of the kind that is asked for. */
  total: number;
  summary: ReviewSummary;
}

/** Where a product is reviewed; none where there is none at the address. */
export interface WriteReviewPage {
  kind: 'write-review';
  frame: PageFrame;
  product: Product | null;
}
