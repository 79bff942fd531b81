import type { OrderStatus } from '../states/order.ts';
import type { ShipmentStatus } from '../states/shipment.ts';

/** The labels of a parcel's status. */
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

/** The labels of the status of a consignment without a parcel. */
export const ORDER_STATUS_WORDS: Record<OrderStatus, string> = {
  PENDING: 'Waiting for payment',
  PLACED: 'Placed',
  CONFIRMED: 'Confirmed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
