import type { Part } from './confirmOrders.ts';

/** Whether a courier of the house has a label for it, and it is not under way yet. */
export const isLabelled = ({ consignment: { shipment, awb, dispatchedAt } }: Part) =>
  shipment !== null && !shipment.isByHand && awb !== null && dispatchedAt === null;
