import type { Product } from '#contract/calls/products.ts';

/** The fragments of the size guide's parts. */
export type SizeGuideId = 'bangles' | 'rings' | 'chains' | 'bracelets' | 'anklets';

/** Returns the part of the size guide for a product; undefined if it has no sizes. */
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
