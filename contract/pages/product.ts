import type { Product } from '../calls/products.ts';
import type { Question } from '../calls/questions.ts';
import type { Review, ReviewSummary } from '../calls/reviews.ts';
import type { OfferedBundle } from './bundle.ts';
import type { PageFrame } from './frame.ts';

export interface ProductPage {
  kind: 'product';
  frame: PageFrame;
  product: Product;
  /** Its newest reviews, and the summary of all of them. */
  reviews: Review[];
  summary: ReviewSummary;
  /** The questions about it with their answers, newest first. */
  questions: Question[];
  /** The bundles that it is a piece of. */
  bundles: OfferedBundle[];
  /** Alternatives, products worn with it, and others of its seller; no product occurs twice. */
  moreLikeThis: Product[];
  completeTheLook: Product[];
  moreFromSeller: Product[];
  /** Whether it is no longer sold: the page says so, with status 410. */
  withdrawn: boolean;
}
