import { formatDay } from '#contract/shop/dates.ts';
import type { OrderRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { today } from '../ui/today.ts';
import { dispatchOf } from './dispatch.ts';

/** Until when an order is to leave; nothing where nothing of it waits. */
export function DispatchDay({ order }: { order: OrderRecord }) {
  const dispatch = dispatchOf(order, today());
  if (!dispatch) return null;
  const day = formatDay(dispatch.on);
  return dispatch.isLate ? <StatusChip tone="bad" word={`Late since ${day}`} /> : <>{day}</>;
}
