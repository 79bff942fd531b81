import type { Product } from '../calls/products.ts';
import type { Facets, ProductListQuery, SuggestedRelaxation } from './product-list-query.ts';

/** Common content of every product list: of a category, a collection, a seller, or all products. */
export interface ProductList {
  query: ProductListQuery;
  /** One page of the list. */
  products: Product[];
  /** The number of products that match the filters. */
  total: number;
  facets: Facets;
  /** If the filters leave no product: the one to remove. */
  suggestedRelaxation: SuggestedRelaxation | null;
}
