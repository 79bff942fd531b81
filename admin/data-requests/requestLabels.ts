import type { DataRequestKind, DataRequestStatus } from '#contract/states/data-request.ts';
import type { DataRequestRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';

export const REQUEST_KIND: Record<DataRequestKind, string> = {
  COPY: 'Copy of the data',
  DELETION: 'Deletion',
  CORRECTION: 'Correction',
  GRIEVANCE: 'Complaint',
};

export const REQUEST_STATUS: Record<DataRequestStatus, { tone: Tone; word: string }> = {
  OPEN: { tone: 'due', word: 'To do' },
  WAITING: { tone: 'waiting', word: 'Waits for orders to end' },
  DONE: { tone: 'good', word: 'Done' },
  WITHDRAWN: { tone: 'over', word: 'Withdrawn' },
};

/** Returns the deadline of a request and whether it is past, or who settled it. */
export function clockOf({ status, dueUntil, doneAt, doneBy }: DataRequestRecord, now: number): string {
  if (status === 'DONE') return `${doneAt ? instant(doneAt) : ''}${doneBy ? ` by ${doneBy}` : ', by itself'}`;
  if (status === 'WITHDRAWN') return '';
  return `${Date.parse(dueUntil) < now ? 'Overdue since' : 'Until'} ${instant(dueUntil)}`;
}
