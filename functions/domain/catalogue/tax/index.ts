export { changeTaxRate } from './change-tax-rate.ts';
export { createTaxRate, readCreatedTaxRate } from './create-tax-rate.ts';
export { managedTaxRates, readRemovedTaxRate } from './manage-rates.ts';
export { removeTaxRate } from './remove-tax-rate.ts';
export { newTaxRate } from './statements.ts';
export { rateOfHsn, taxBasisPoints, taxRateOfSku } from './tax-rate.ts';
