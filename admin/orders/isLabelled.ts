import type { Part } from './confirmOrders.ts';

/** Returns whether the parcel has a label of a platform courier and has not left. */
export const isLabelled = ({ consignment: { shipment, awb, dispatchedAt } }: Part) =>
  shipment !== null && !shipment.isByHand && awb !== null && dispatchedAt === null;
