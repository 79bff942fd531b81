import { SHIPMENT_RANKS } from './shipment.ts';
import type { ShipmentStatus } from './shipment.ts';

/** The status of a dispute with a courier about a parcel's weight. An open one can end in any other status. */
export const WEIGHT_DISPUTE_STATUSES = ['OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type WeightDisputeStatus = (typeof WEIGHT_DISPUTE_STATUSES)[number];

/** The results: the courier credits its charge, or refuses, or the dispute is withdrawn. */
export const WEIGHT_DISPUTE_ENDS = ['ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type WeightDisputeEnd = (typeof WEIGHT_DISPUTE_ENDS)[number];

/** The results that only admins record, since the courier answers them. A seller may withdraw its own dispute. */
export const ENDS_OF_HOUSE: readonly WeightDisputeEnd[] = ['ACCEPTED', 'REJECTED'];

/** Returns whether a courier has had a parcel, and may have weighed it. */
export function mayBeWeighed({ status, isByHand }: { status: ShipmentStatus; isByHand: boolean }): boolean {
  return !isByHand && status !== 'CANCELLED' && SHIPMENT_RANKS[status] >= SHIPMENT_RANKS.PICKED_UP;
}
