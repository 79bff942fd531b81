import { readSize, splitSizes } from '#contract/shop/sizes.ts';
import type { Product } from '#contract/calls/products.ts';

/** A colour of a product. */
export interface CardColour {
  colour: string;
  /** Whether any SKU of this colour is in stock. */
  inStock: boolean;
}

/** Returns the colours of a product in their order; empty if there is only one. */
export function coloursOf({ skus, colors }: Pick<Product, 'skus' | 'colors'>): CardColour[] {
  if (colors.length < 2) return [];
  return colors.map((colour) => ({ colour, inStock: skus.some((sku) => sku.color === colour && sku.inStock) }));
}

/**
 * Returns the range of a product's sizes; empty if it has none.
 * @example sizesOf(bangles) // '2.4–2.10'
 */
export function sizesOf({ skus, sizeSystem }: Pick<Product, 'skus' | 'sizeSystem'>): string {
  const sizes = skus
    .flatMap(({ size }) => splitSizes(size))
    .flatMap((text) => readSize(sizeSystem, text) ?? [])
    .toSorted((one, other) => one.order - other.order);
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return '';
  if (first.order === last.order) return last.text;
  // The unit of a length is shown once.
  return `${first.text.replace(/ in$/, '')}–${last.text}`;
}
