export { newTaxRate } from './create-tax-rate.ts';
export { taxBasisPoints } from './tax-rate.ts';
