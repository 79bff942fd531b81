export { countSearch, forgetOldSearches } from './count-searches.ts';
export { countWords, queryKey } from './own-words.ts';
export { indexSearch, rerank } from './index-search.ts';
export { popularIds } from './popular.ts';
export { beginSearch, find, searchProducts } from './search-products.ts';
export { suggest } from './suggest.ts';
export type { BegunSearch, Found, SearchAsked } from './search-products.ts';
