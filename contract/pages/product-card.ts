import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';

/** A product as it stands in lists, alone: for who looks at it before it is there. */
export interface ProductCardPage {
  kind: 'productCard';
  frame: PageFrame;
  product: Product;
}
