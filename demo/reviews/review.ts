import type { ProductAttributes } from '#contract/shop/attributes.ts';

/** A review as a customer would write it. `fits` limits it to products that it can be true of. */
export interface SeedReview {
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  fits?: Fits;
  /** Whether the customer attaches a picture. */
  photo?: boolean;
  /** The seller's answer. */
  replied?: string;
}

/** All given conditions must hold. A list holds if the product has one of its values. */
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
   * The box contains more than the single piece or pair of its category: earrings with a necklace, a chain with a
   * pendant, three or more bangles, rings or pins. Spare parts and boxes do not count.
   */
  set?: boolean;
}
