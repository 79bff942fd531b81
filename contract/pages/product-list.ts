import type { Product } from '../calls/products.ts';
import type { Facets, ProductListQuery, SuggestedRelaxation } from './product-list-query.ts';

/** What every page shows that is a list of products: of a category, a collection, a seller, or all of them. */
export interface ProductList {
  query: ProductListQuery;
  /** One page of the list. */
  products: Product[];
  /** All that the filters leave. */
  total: number;
  facets: Facets;
  /** Where the filters leave nothing: which of them to take away. */
  suggestedRelaxation: SuggestedRelaxation | null;
}
