export { openEmptyShop } from './open-empty-shop.ts';
export { openOrClose, readSetUp } from './set-up.ts';
export { newTaxRates } from './tax-rates.ts';
