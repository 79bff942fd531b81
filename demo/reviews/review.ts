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

/** Stones that are set, can sparkle and can fall out. */
export const SET_STONES: ProductAttributes['stone'] = [
  'AD (American diamond)',
  'Kundan-look glass',
  'Polki-look glass',
  'Kemp',
  'Coloured stone',
  'Glass crystal',
];

export const GOLD_LOOKS: ProductAttributes['plating'][] = [
  '1-gram gold plated',
  'Micro gold plated',
  'Antique gold plated',
  'Matte gold plated',
  'Gold-tone plated',
];

/** Whatever has a plating that can fade. */
export const PLATED: ProductAttributes['plating'][] = [
  ...GOLD_LOOKS,
  'Rose-gold-tone plated',
  'Rhodium plated',
  'Silver-tone plated',
  'Two-tone plated',
  'Black-tone plated',
];

/** Styles in which no ring, kada or bracelet is made for men. */
export const WOMENS_STYLES: ProductAttributes['style'][] = [
  'Temple',
  'Kundan',
  'AD',
  'Antique',
  'Meenakari',
  'Pearl',
  'Polki',
];

/** Styles in which anklets come in pairs. */
export const PAIR_STYLES: ProductAttributes['style'][] = [...WOMENS_STYLES, 'Oxidised', 'Traditional'];
