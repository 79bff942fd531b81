export { askCouriers } from './ask-couriers.ts';
export { barredByState, checkPinCode } from './check-pin-code.ts';
export { checkServiceability } from './check-serviceability.ts';
export { estimateDelivery } from './estimate-delivery.ts';
export { reachOf } from './reach.ts';
export { listCouriers } from './list-couriers.ts';
export { DEFAULT_PICKUP_PIN, PARCEL_BOX } from './parcel.ts';
