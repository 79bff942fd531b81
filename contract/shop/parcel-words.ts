import type { OrderStatus } from '../states/order.ts';
import type { ShipmentStatus } from '../states/shipment.ts';

/** Where a parcel is, as people read it. */
export const SHIPMENT_WORDS: Record<ShipmentStatus, string> = {
  BOOKED: 'Being packed',
  AWB_ASSIGNED: 'Ready for the courier',
  PICKUP_REQUESTED: 'Waiting for the courier',
  PICKED_UP: 'Picked up',
  IN_TRANSIT: 'On its way',
  OUT_FOR_DELIVERY: 'Out for delivery',
  UNDELIVERED: 'Delivery failed',
  RTO_INITIATED: 'Going back to the seller',
  DELIVERED: 'Delivered',
  RTO_DELIVERED: 'Back at the seller',
  RETURNED: 'Came back',
  LOST: 'Lost by the courier',
  CANCELLED: 'Parcel cancelled',
};

/** Where a part of an order is that has no parcel yet. */
export const ORDER_STATUS_WORDS: Record<OrderStatus, string> = {
  PENDING: 'Waiting for payment',
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
