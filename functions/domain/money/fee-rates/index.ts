export { planFeeRate } from './plan-fee-rate.ts';
export { feeRatesOf, rateChanges } from './reads.ts';
export { withdrawFeeRate } from './withdraw-fee-rate.ts';
