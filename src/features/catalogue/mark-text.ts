import type { ProductMark } from '#contract/shop/marks.ts';
import type { Product } from '#contract/calls/products.ts';

const TEXT: Record<Exclude<ProductMark, 'few-left'>, string> = {
  'pre-order': 'Pre-order',
  'back-in-stock': 'Back in stock',
  bestseller: 'Bestseller',
  new: 'New',
};

/** Returns the text of a product's mark; undefined if it has none. */
export function markText({ mark, skus }: Pick<Product, 'mark' | 'skus'>): string | undefined {
  if (mark === null) return undefined;
  if (mark !== 'few-left') return TEXT[mark];
  return `Only ${skus.reduce((sum, { inventory }) => sum + inventory.availableQuantity, 0)} left`;
}
