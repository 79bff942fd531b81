import type { Product } from '../calls/products.ts';
import type { Review, ReviewSummary } from '../calls/reviews.ts';
import type { PageFrame } from './frame.ts';
import type { ReviewsQuery } from './reviews-query.ts';

/** The page of a product's reviews that match the query. An empty query matches all. */
export interface ReviewsPage {
  kind: 'reviews';
  frame: PageFrame;
  product: Product;
  query: ReviewsQuery;
  reviews: Review[];
  /** The number of matching reviews. */
  total: number;
  summary: ReviewSummary;
}

/** The page to review a product; null if the address has no product. */
export interface WriteReviewPage {
  kind: 'write-review';
  frame: PageFrame;
  product: Product | null;
}
