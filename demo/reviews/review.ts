import type { ProductAttributes } from '#contract/shop/attributes.ts';

/** A review as a customer would write it; `fits` narrows it to pieces that it can be true of. */
export interface SeedReview {
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  fits?: Fits;
  /** The customer would have attached a picture. */
  photo?: boolean;
  /** The seller's answer. */
  replied?: string;
}

/** Each condition that is given must hold; a list holds when the piece has one of its values. */
interface Fits {
  style?: ProductAttributes['style'][];
  stone?: ProductAttributes['stone'];
  plating?: ProductAttributes['plating'][];
  closure?: ProductAttributes['closure'][];
  /** Rupees. */
  minPrice?: number;
  maxPrice?: number;
  /** The shopper chooses a size: the piece has sizes and is not adjustable. */
  sized?: boolean;
  /**
   * More in the box than the piece or pair that the category is named for: earrings with a necklace, a chain with a
   * pendant, three or more bangles, rings or pins. Spare parts and boxes do not count.
   */
  set?: boolean;
}
