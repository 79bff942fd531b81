import type { PlannedPriceEnd, PlannedPriceStatus } from '#contract/states/planned-price.ts';
import { PLANNED_PRICE_STATUSES } from '#contract/states/planned-price.ts';
import type { PlannedPriceRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import type { Tone } from '../ui/StatusChip.tsx';

const STATUS: Record<PlannedPriceStatus, { word: string; tone: Tone }> = {
  planned: { word: 'Planned', tone: 'waiting' },
  running: { word: 'Running', tone: 'good' },
  ended: { word: 'Ended', tone: 'over' },
};

export const STATUS_CHOICES = PLANNED_PRICE_STATUSES.map((value) => ({ value, word: STATUS[value].word }));

/** How a planned price ended, if it did not run its time. */
const ENDS: Record<PlannedPriceEnd, { word: string; text?: string }> = {
  done: { word: 'Ended' },
  cancelled: { word: 'Cancelled' },
  hand: { word: 'Changed by hand', text: 'The price was changed by hand while it ran. That price stays.' },
  aboveMrp: { word: 'Not begun', text: 'The MRP was lower than the planned price at its time.' },
  missed: { word: 'Not begun', text: 'The shop was down for its whole time.' },
  removed: { word: 'Not begun', text: 'The SKU was removed before.' },
};

/** Returns the chip of a planned price, with the reason of an unusual end. */
export function statusOf({ status, endedAs }: Pick<PlannedPriceRecord, 'status' | 'endedAs'>) {
  return endedAs === null
    ? { ...STATUS[status], text: undefined }
    : { tone: STATUS.ended.tone, text: undefined, ...ENDS[endedAs] };
}

/** Returns the time of a planned price in words. */
export function spanOf({ from, until }: Pick<PlannedPriceRecord, 'from' | 'until'>): string {
  return `${instant(from)} ${until === null ? 'on, without an end' : `to ${instant(until)}`}`;
}
