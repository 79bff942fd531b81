import { and, eq, isNull } from 'drizzle-orm';
import { reservations } from '../../../db/schema/index.ts';
import type { Params } from '../../../db/statement.ts';

/** Which hold it is: a consignment holds pieces of an item once. */
export interface ReservationKey {
  orderItemId: number;
  consignmentId: number;
}

export const isReservation = (params: Params<ReservationKey>) =>
  and(eq(reservations.orderItemId, params.orderItemId), eq(reservations.consignmentId, params.consignmentId));

/** It is that hold, and was not ended. */
export const isOpenReservation = (params: Params<ReservationKey>) =>
  and(isReservation(params), isNull(reservations.endedAt));
