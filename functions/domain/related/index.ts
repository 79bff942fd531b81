export { countBoughtTogether } from './count-bought-together.ts';
export { countSales } from './count-sales.ts';
export { pagesBeside } from './pages-beside.ts';
export { candidatesBeside, relatedProducts } from './related-products.ts';
export type { Related } from './related-products.ts';
