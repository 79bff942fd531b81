export { listManagedOrders, ORDER_SORTS } from './manage-orders.ts';
export type { OrderFilter } from './manage-orders.ts';
export { moveConsignment } from './move-consignment.ts';
export type { ConsignmentMove } from './move-consignment.ts';
export { placeOrder } from './place-order.ts';
export { newestOrderIds, writePastOrder } from './write-past-order.ts';
export type { OrderIds, PastOrder } from './write-past-order.ts';
export type { LineToOrder } from './order-lines.ts';
export { listMyOrders, listSellerOrders, readOrder, readOrderItem } from './read-orders.ts';
