import type { Product } from '#contract/calls/products.ts';

/** Returns the fields of a product that a card shows. The other fields would be most of the page's data. */
export function asCard(product: Product): Product {
  return { ...product, description: '', attributes: {} };
}
