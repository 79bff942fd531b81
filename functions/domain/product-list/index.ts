export { filterAndCount } from './filter-and-count.ts';
export { listPicks, meetsPick } from './list-picks.ts';
export { listProducts, listProductsWithFacets, productsInOrder } from './list-products.ts';
export type { ListedProductsQuery, ProductPage, ProductQuery } from './list-products.ts';
export { listProductsOfCategory } from './list-products-of-category.ts';
export { factsFrom, factStatements, holdsOn, isListed, listingFacts } from './listing-facts.ts';
export type { ListingFacts, ListingScope } from './listing-facts.ts';
