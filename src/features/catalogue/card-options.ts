import { readSize, splitSizes } from '#contract/shop/sizes.ts';
import type { Product } from '#contract/calls/products.ts';

/** A colour a product comes in. */
export interface CardColour {
  colour: string;
  /** Whether any SKU of it is in stock. */
  inStock: boolean;
}

/** The colours a product comes in, in their order; none where it comes in one alone. */
export function coloursOf({ skus, colors }: Pick<Product, 'skus' | 'colors'>): CardColour[] {
  if (colors.length < 2) return [];
  return colors.map((colour) => ({ colour, inStock: skus.some((sku) => sku.color === colour && sku.inStock) }));
}

/**
 * The sizes a product comes in, from the smallest to the largest; empty where it has none.
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
  // A length says its unit once.
  return `${first.text.replace(/ in$/, '')}–${last.text}`;
}
