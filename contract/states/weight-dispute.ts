import { SHIPMENT_RANKS } from './shipment.ts';
import type { ShipmentStatus } from './shipment.ts';

/** How a dispute about a parcel's weight stands with the courier: while it is open it can end in any of the others. */
export const WEIGHT_DISPUTE_STATUSES = ['OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type WeightDisputeStatus = (typeof WEIGHT_DISPUTE_STATUSES)[number];

/** How it ends: the courier credits what it charged, or does not, or nobody insists any more. */
export const WEIGHT_DISPUTE_ENDS = ['ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type WeightDisputeEnd = (typeof WEIGHT_DISPUTE_ENDS)[number];

/** What the house alone can say: it is the one the courier answers. A seller may withdraw what it noted. */
export const ENDS_OF_HOUSE: readonly WeightDisputeEnd[] = ['ACCEPTED', 'REJECTED'];

/** Whether a courier has had a parcel, and may have weighed it. */
export function mayBeWeighed({ status, isByHand }: { status: ShipmentStatus; isByHand: boolean }): boolean {
  return !isByHand && status !== 'CANCELLED' && SHIPMENT_RANKS[status] >= SHIPMENT_RANKS.PICKED_UP;
}
