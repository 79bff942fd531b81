export { forgetOldSearches } from './count-searches.ts';
export { indexSearch, rerank } from './index-search.ts';
export { popularIds } from './popular.ts';
export { searchProducts } from './search-products.ts';
export { suggest } from './suggest.ts';
export type { Found, SearchAsked } from './search-products.ts';
