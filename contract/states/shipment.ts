import { kolkataDay } from '../shop/dates.ts';

/**
 * The statuses of a shipment, in the order they are passed through. A failed delivery and the next attempt follow each
 * other; what is DELIVERED, RTO_DELIVERED, LOST or CANCELLED moves no more by itself.
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

/** What a courier is answered after a delivery that failed: to come again, or to bring it back. */
export const FAILED_DELIVERY_ANSWERS = ['REATTEMPT', 'RETURN'] as const;
export type FailedDeliveryAnswer = (typeof FAILED_DELIVERY_ANSWERS)[number];

/**
 * How far a shipment is. A report moves it to a higher rank only, whatever the order reports arrive in; an attempt and
 * its failure have the same rank, and the later of the two holds.
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
  // Inspected by the seller: only staff say so, of a parcel that came back.
  RETURNED: 8,
};

/** Statuses that no report of a courier changes any more. */
export const ENDED_SHIPMENTS = ['DELIVERED', 'RTO_DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] as const;

/**
 * Whether a courier's report moves a shipment. A delivery that failed on a later day failed again, though nobody told of
 * the attempt.
 * @param shipment since when it has its status
 */
export function reportMoves(
  { status: from, statusAt }: { status: ShipmentStatus; statusAt: number },
  { status: to, at }: { status: ShipmentStatus; at: number },
): boolean {
  if (from === 'UNDELIVERED' && to === from) return kolkataDay(at) > kolkataDay(statusAt);
  return mayMoveShipment(from, to, at > statusAt);
}

/** Whether a shipment goes from one status to another. `isLater` says that it happened after the last report that counted. */
export function mayMoveShipment(from: ShipmentStatus, to: ShipmentStatus, isLater: boolean): boolean {
  if (from === to || (ENDED_SHIPMENTS as readonly string[]).includes(from)) return false;
  const [now, then] = [SHIPMENT_RANKS[from], SHIPMENT_RANKS[to]];
  return then > now || (then === now && isLater);
}
