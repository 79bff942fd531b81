export { priceLines } from './price-lines.ts';
export type { LineToPrice, PricedLine, PricedOrder } from './price-lines.ts';
export { splitTax } from './tax.ts';
