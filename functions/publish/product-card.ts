import type { Product } from '#contract/calls/products.ts';

/** What a card shows of a product; the rest would be most of the page's data. */
export function asCard(product: Product): Product {
  return { ...product, description: '', attributes: {} };
}
