export { countBoughtTogether } from './count-bought-together.ts';
export { countSales } from './count-sales.ts';
export { relatedPages } from './related-pages.ts';
export { relatedCandidates, relatedProducts } from './related-products.ts';
export type { Related } from './related-products.ts';
