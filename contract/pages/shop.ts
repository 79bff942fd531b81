import type { PageFrame } from './frame.ts';
import type { ProductList } from './product-list.ts';

/** All products. */
export interface ShopPage extends ProductList {
  kind: 'shop';
  frame: PageFrame;
}
