export { amountOff } from './discounts.ts';
export type { Adjustment, CouponToApply } from './discounts.ts';
export { priceOrder } from './price-order.ts';
export type { LineToPrice, PricedLine, PricedOrder, PriceRequest } from './price-order.ts';
export { splitTax } from './tax.ts';
