import type { Product } from '../calls/products.ts';
import type { Question } from '../calls/questions.ts';
import type { Review, ReviewSummary } from '../calls/reviews.ts';
import type { PageFrame } from './frame.ts';

export interface ProductPage {
  kind: 'product';
  frame: PageFrame;
  product: Product;
  /** Its newest reviews, and what all of them say together. */
  reviews: Review[];
  summary: ReviewSummary;
  /** What was asked about it, the newest first, with the answers. */
  questions: Question[];
  /** What may be bought instead, what is worn with it, and what else its seller sells; none of them twice. */
  moreLikeThis: Product[];
  completeTheLook: Product[];
  moreFromSeller: Product[];
  /** True where it is not sold any more: the page says so and answers 410. */
  withdrawn: boolean;
}
