import type { PlannedPriceEnd, PlannedPriceStatus } from '#contract/states/planned-price.ts';
import { PLANNED_PRICE_STATUSES } from '#contract/states/planned-price.ts';
import type { PlannedPriceRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/planned-prices.ts';

const STATUS: Record<PlannedPriceStatus, { word: string; tone: Tone }> = {
  planned: { word: words.planned, tone: 'waiting' },
  running: { word: words.running, tone: 'good' },
  ended: { word: common.ended, tone: 'over' },
};

export const STATUS_CHOICES = PLANNED_PRICE_STATUSES.map((value) => ({ value, word: STATUS[value].word }));

/** How a planned price ended, if it did not run its time. */
const ENDS: Record<PlannedPriceEnd, { word: string; text?: string }> = {
  done: { word: common.ended },
  cancelled: { word: common.cancelled },
  hand: { word: words.changedByHand, text: words.thePriceWasChangedBy },
  aboveMrp: { word: words.notBegun, text: words.theMrpWasLowerThan },
  missed: { word: words.notBegun, text: words.theShopWasDownFor },
  removed: { word: words.notBegun, text: words.theSkuWasRemovedBefore },
};

/** Returns the chip of a planned price, with the reason of an unusual end. */
export function statusOf({ status, endedAs }: Pick<PlannedPriceRecord, 'status' | 'endedAs'>) {
  return endedAs === null
    ? { ...STATUS[status], text: undefined }
    : { tone: STATUS.ended.tone, text: undefined, ...ENDS[endedAs] };
}

/** Returns the time of a planned price in words. */
export function spanOf({ from, until }: Pick<PlannedPriceRecord, 'from' | 'until'>): string {
  return until === null ? words.fromOnWithoutAnEnd(instant(from)) : common.fromTo(instant(from), instant(until));
}
