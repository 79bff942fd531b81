export { newTaxRate } from './create-tax-rate.ts';
export { rateOfHsn, taxBasisPoints } from './tax-rate.ts';
