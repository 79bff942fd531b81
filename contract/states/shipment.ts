import { kolkataDay } from '../shop/dates.ts';

/**
 * The statuses of a shipment, in their usual order. Failed deliveries and new attempts alternate. DELIVERED,
 * RTO_DELIVERED, LOST and CANCELLED do not change automatically.
 */
export const SHIPMENT_STATUSES = [
  'BOOKED',
  'AWB_ASSIGNED',
  'PICKUP_REQUESTED',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'UNDELIVERED',
  'RTO_INITIATED',
  'DELIVERED',
  'RTO_DELIVERED',
  'RETURNED',
  'LOST',
  'CANCELLED',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** The answers to a courier after a failed delivery: another attempt, or a return to the seller. */
export const FAILED_DELIVERY_ANSWERS = ['REATTEMPT', 'RETURN'] as const;
export type FailedDeliveryAnswer = (typeof FAILED_DELIVERY_ANSWERS)[number];

/**
 * The progress of a shipment. A report only moves it to a higher rank, whatever the order in which reports arrive. An
 * attempt and its failure have the same rank, and the later of the two applies.
 */
export const SHIPMENT_RANKS: Record<ShipmentStatus, number> = {
  BOOKED: 0,
  AWB_ASSIGNED: 1,
  PICKUP_REQUESTED: 2,
  PICKED_UP: 3,
  IN_TRANSIT: 4,
  OUT_FOR_DELIVERY: 5,
  UNDELIVERED: 5,
  RTO_INITIATED: 6,
  DELIVERED: 7,
  RTO_DELIVERED: 7,
  LOST: 7,
  CANCELLED: 7,
  // Inspected by the seller: only staff set it, for a parcel that came back.
  RETURNED: 8,
};

/** Statuses that a courier's report no longer changes. */
export const ENDED_SHIPMENTS = ['DELIVERED', 'RTO_DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] as const;

/** Parcels that the shopper did not accept: they came back, or are on their way back. */
export const REFUSED_SHIPMENTS = ['RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED'] as const;

/** Parcels that did not reach the shopper and are not expected any more: back at the seller, or lost. */
export const PARCELS_BACK: readonly ShipmentStatus[] = ['RTO_DELIVERED', 'RETURNED', 'LOST'];

/**
 * Returns whether a courier's report changes a shipment. A failure on a later day counts as a new one, even without a
 * report of the attempt. `statusAt` is the time of the shipment's current status.
 */
export function reportMoves(
  { status: from, statusAt }: { status: ShipmentStatus; statusAt: number },
  { status: to, at }: { status: ShipmentStatus; at: number },
): boolean {
  if (from === 'UNDELIVERED' && to === from) return kolkataDay(at) > kolkataDay(statusAt);
  return mayMoveShipment(from, to, at > statusAt);
}

/**
 * Returns whether a shipment may change between two statuses. `isLater`: it happened after the last effective report.
 */
export function mayMoveShipment(from: ShipmentStatus, to: ShipmentStatus, isLater: boolean): boolean {
  if (from === to || (ENDED_SHIPMENTS as readonly string[]).includes(from)) return false;
  const [now, then] = [SHIPMENT_RANKS[from], SHIPMENT_RANKS[to]];
  return then > now || (then === now && isLater);
}
