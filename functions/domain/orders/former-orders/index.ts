export { listOwnFormerOrders } from './list-own-former-orders.ts';
export { formerOrderRecords, managedFormerOrders } from './manage-former-orders.ts';
