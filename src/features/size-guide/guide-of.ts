import type { Product } from '#contract/calls/products.ts';

/** The parts of the size guide, as the page's addresses name them. */
export type SizeGuideId = 'bangles' | 'rings' | 'chains' | 'bracelets' | 'anklets';

/** The part of the size guide that is about such pieces; none where they come in no sizes. */
export function sizeGuideOf({ sizeSystem, family }: Pick<Product, 'sizeSystem' | 'family'>): SizeGuideId | undefined {
  switch (sizeSystem) {
    case 'bangle':
      return 'bangles';
    case 'ring':
      return 'rings';
    case 'inches':
      return family === 'anklet' ? 'anklets' : family === 'bracelet' ? 'bracelets' : 'chains';
    case 'free':
      return undefined;
  }
}
