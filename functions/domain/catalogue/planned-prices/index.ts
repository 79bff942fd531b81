export { cancelPlannedPrice } from './cancel-planned-price.ts';
export { managedPlannedPrices } from './manage-planned-prices.ts';
export { planPrices, readPlannedPrices } from './plan-prices.ts';
export { turnPrices } from './turn-prices.ts';
