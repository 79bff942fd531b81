export { countBoughtTogether } from './count-bought-together.ts';
export { pagesBeside } from './pages-beside.ts';
export { relatedProducts } from './related-products.ts';
export type { Related } from './related-products.ts';
