import type { Product } from '../calls/products.ts';
import type { RatingSpread, Review } from '../calls/reviews.ts';
import type { PageFrame } from './frame.ts';

export interface ProductPage {
  kind: 'product';
  frame: PageFrame;
  product: Product;
  /** Its newest reviews, and how all of them spread. */
  reviews: Review[];
  spread: RatingSpread;
  /** What may be bought instead, and what is worn with it. */
  moreLikeThis: Product[];
  completeTheLook: Product[];
  /** True where it is not sold any more: the page says so and answers 410. */
  withdrawn: boolean;
}
