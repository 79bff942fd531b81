export { planFeeRate } from './plan-fee-rate.ts';
export { feeRatesOf, ownCommission, rateChanges } from './reads.ts';
export { withdrawFeeRate } from './withdraw-fee-rate.ts';
