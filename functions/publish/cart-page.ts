import { CART_PATH } from '#contract/pages/cart.ts';
import { productsInOrder } from '../domain/discovery/product-list/index.ts';
import { bestSelling } from './best-sellers.ts';
import type { PageKind } from './page-kind.ts';
import { asCard } from './product-card.ts';

/** The number of products below an empty cart. */
const PIECES = 8;

export const cartKind: PageKind = {
  paths: [CART_PATH],
  async read(shop, { site: { frame }, facts }) {
    const bestSellers = await productsInOrder(shop, bestSelling(facts, PIECES));
    return { kind: 'cart', frame, bestSellers: bestSellers.map(asCard) };
  },
  changedBy: { home: 'all', product: 'all' },
  found: null,
};
