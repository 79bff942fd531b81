import type { DataRequestKind, DataRequestStatus } from '#contract/states/data-request.ts';
import type { DataRequestRecord } from '../providers/records.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { words } from '../words/en/data-requests.ts';

export const REQUEST_KIND: Record<DataRequestKind, string> = {
  COPY: words.copyOfTheData,
  DELETION: words.deletion,
  CORRECTION: words.correction,
  GRIEVANCE: words.complaint,
};

export const REQUEST_STATUS: Record<DataRequestStatus, { tone: Tone; word: string }> = {
  OPEN: { tone: 'due', word: words.toDo },
  WAITING: { tone: 'waiting', word: words.waitsForOrdersToEnd },
  DONE: { tone: 'good', word: words.done },
  WITHDRAWN: { tone: 'over', word: words.withdrawn },
};

/** Returns the deadline of a request and whether it is past, or who settled it. */
export function clockOf({ status, dueUntil, doneAt, doneBy }: DataRequestRecord, now: number): string {
  if (status === 'DONE') {
    const time = doneAt ? instant(doneAt) : '';
    return doneBy ? words.doneAtBy(time, doneBy) : words.doneByItself(time);
  }
  if (status === 'WITHDRAWN') return '';
  return (Date.parse(dueUntil) < now ? words.overdueSince : words.until)(instant(dueUntil));
}
