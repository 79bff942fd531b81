import { and, eq, isNull } from 'drizzle-orm';
import { reservations } from '../../../db/schema/index.ts';
import type { Params } from '../../../db/statement.ts';

/** The key of a reservation: one for each order item and consignment. */
export interface ReservationKey {
  orderItemId: number;
  consignmentId: number;
}

export const isReservation = (params: Params<ReservationKey>) =>
  and(eq(reservations.orderItemId, params.orderItemId), eq(reservations.consignmentId, params.consignmentId));

/** The condition that a row is this reservation and is open. */
export const isOpenReservation = (params: Params<ReservationKey>) =>
  and(isReservation(params), isNull(reservations.endedAt));
