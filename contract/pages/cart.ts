import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';

export const CART_PATH = '/cart';

/** The page of the cart. The browser adds its items. */
export interface CartPage {
  kind: 'cart';
  frame: PageFrame;
  /** Shown if the cart is empty. */
  bestSellers: Product[];
}
