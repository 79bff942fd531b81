import type { Day } from '#contract/shop/dates.ts';
import { isLate } from '#contract/states/order.ts';
import type { OrderRecord } from '../providers/records.ts';

/**
 * Returns the dispatch deadline of an order and whether it is past; undefined if all of it has left, or it waits for
 * its buyer.
 */
export function dispatchOf(
  { consignments, confirmUntil }: Pick<OrderRecord, 'consignments' | 'confirmUntil'>,
  today: Day,
): { on: Day; isLate: boolean } | undefined {
  if (confirmUntil !== null) return undefined;
  const here = consignments.filter(({ orderStatus }) => orderStatus === 'PLACED' || orderStatus === 'CONFIRMED');
  const [on] = here.flatMap(({ dispatchOn }) => dispatchOn ?? []).toSorted();
  return on === undefined ? undefined : { on, isLate: here.some((consignment) => isLate(consignment, today)) };
}
