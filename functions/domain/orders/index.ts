export { managedOrders } from './manage-orders.ts';
export { consignmentMove, moveConsignment } from './move-consignment.ts';
export type { ConsignmentMove } from './move-consignment.ts';
export { orderKey } from './reads.ts';
export type { OrderKey } from './reads.ts';
export { deliveryPromise } from './order-promise.ts';
export { placedOrder, placeOrder } from './place-order.ts';
export { listMyOrders, listSellerOrders, readManagedOrder, readOrder, readOrderItem } from './read-orders.ts';
