import type { ShipmentStatus } from '#contract/states/shipment.ts';

/**
 * Shiprocket's status ids by what they mean here. Its official page is not public; these are the ids that several open
 * integrations agree on. An id that is missing is told in the log of a parcel and moves nothing.
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
