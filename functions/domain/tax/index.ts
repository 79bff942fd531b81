export { createTaxRate } from './create-tax-rate.ts';
export { taxBasisPoints } from './tax-rate.ts';
