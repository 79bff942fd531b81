import { formatCount } from '#contract/shop/money.ts';
import type { CategoryRecord } from '../providers/records.ts';
import { words } from '../words/en/categories.ts';

/** Returns the number of products and categories directly in a category. @example '12 products, 3 categories' */
export function holdingOf({ productCount, childCount }: CategoryRecord): string {
  const products = words.productsCount(productCount, formatCount(productCount));
  if (childCount === 0) return products;
  const children = words.categoriesCount(childCount);
  return productCount === 0 ? children : `${products}, ${children}`;
}
