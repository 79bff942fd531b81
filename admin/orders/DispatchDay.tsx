import type { OrderRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { today } from '../ui/today.ts';
import { dispatchOf } from './dispatch.ts';
import { words } from '../words/en/orders.ts';
import { formatDay } from '../words/dates.ts';

/** The day an order is to be dispatched by; empty if all of it has left. */
export function DispatchDay({ order }: { order: OrderRecord }) {
  const dispatch = dispatchOf(order, today());
  if (!dispatch) return null;
  const day = formatDay(dispatch.on);
  return dispatch.isLate ? <StatusChip tone="bad" word={words.lateSinceDay(day)} /> : <>{day}</>;
}
