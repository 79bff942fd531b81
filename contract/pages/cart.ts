import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';

export const CART_PATH = '/cart';

/** The page of the cart: what is in one comes with the browser. */
export interface CartPage {
  kind: 'cart';
  frame: PageFrame;
  /** Shown to whose cart is empty. */
  bestSellers: Product[];
}
