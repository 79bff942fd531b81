import { and, eq, isNull } from 'drizzle-orm';
import { reservations } from '../../../db/schema/index.ts';
import type { Params } from '../../../db/statement.ts';

/** Which hold it is: a consignment holds pieces of an item once. */
export interface HoldKey {
  orderItemId: number;
  consignmentId: number;
}

export const isHold = (params: Params<HoldKey>) =>
  and(eq(reservations.orderItemId, params.orderItemId), eq(reservations.consignmentId, params.consignmentId));

/** It is that hold, and was not ended. */
export const isOpenHold = (params: Params<HoldKey>) => and(isHold(params), isNull(reservations.endedAt));
