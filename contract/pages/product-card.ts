import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';

/** A single product card, for a preview before the product is saved. */
export interface ProductCardPage {
  kind: 'productCard';
  frame: PageFrame;
  product: Product;
}
