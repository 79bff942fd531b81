export { countCodOutcomes } from './count-outcomes.ts';
export { isInControlGroup, riskNow } from './facts.ts';
export type { RiskFacts, RiskWithoutPrice } from './facts.ts';
export { COUNTED_MS, riskAtCheckout, riskOfOrders } from './outcomes.ts';
