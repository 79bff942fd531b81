import type { ShipmentStatus } from '#contract/states/shipment.ts';

/**
 * The meanings of Shiprocket's status ids. Its official list is not public; these are the ids on which several
 * open-source integrations agree. A missing id is shown in a parcel's log but does not change its status.
 */
export const STATUS_OF_NUMBER: Readonly<Record<number, ShipmentStatus>> = {
  1: 'AWB_ASSIGNED',
  3: 'AWB_ASSIGNED',
  4: 'PICKUP_REQUESTED',
  5: 'PICKUP_REQUESTED',
  6: 'PICKED_UP',
  7: 'DELIVERED',
  8: 'CANCELLED',
  9: 'RTO_INITIATED',
  10: 'RTO_DELIVERED',
  12: 'LOST',
  14: 'RTO_INITIATED',
  15: 'PICKUP_REQUESTED',
  17: 'OUT_FOR_DELIVERY',
  18: 'IN_TRANSIT',
  19: 'PICKUP_REQUESTED',
  21: 'UNDELIVERED',
  22: 'IN_TRANSIT',
  24: 'LOST',
  27: 'PICKUP_REQUESTED',
  38: 'IN_TRANSIT',
  39: 'IN_TRANSIT',
  40: 'RTO_INITIATED',
  41: 'RTO_INITIATED',
  42: 'PICKED_UP',
  45: 'CANCELLED',
  46: 'RTO_INITIATED',
  48: 'IN_TRANSIT',
  50: 'IN_TRANSIT',
  51: 'PICKED_UP',
  55: 'IN_TRANSIT',
  75: 'RTO_INITIATED',
  78: 'RTO_INITIATED',
};
