import type { Product } from '#contract/calls/products.ts';

/** One SKU as a card names it. */
export interface CardOption {
  label: string;
  /** For the swatch; none where all SKUs have the same colour. */
  colour: string | undefined;
  inStock: boolean;
}

/** The SKUs a product comes in, each named by what tells it from the others: its colour, its size, or both. */
export function optionsOf({ skus, colors }: Pick<Product, 'skus' | 'colors'>): CardOption[] {
  const hasColours = colors.length > 1;
  return skus.map(({ color, size, inStock }) => ({
    label: [hasColours ? color : '', size.includes(',') ? '' : size].filter(Boolean).join(' ') || color,
    colour: hasColours ? color : undefined,
    inStock,
  }));
}
