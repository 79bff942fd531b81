export { askCouriers } from './ask-couriers.ts';
export { checkPinCode } from './check-pin-code.ts';
export { checkServiceability } from './check-serviceability.ts';
export { estimateDelivery } from './estimate-delivery.ts';
export { reachOfOrder } from './reach.ts';
export type { ReachOfOrder } from './reach.ts';
export { refusedParcels } from './refused-parcels.ts';
export { listCouriers } from './list-couriers.ts';
export { DEFAULT_PICKUP_PIN, PARCEL_BOX } from './parcel.ts';
