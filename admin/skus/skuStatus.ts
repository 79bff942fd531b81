import type { SkuStatus } from '#contract/calls/skus.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const SKU_STATUS: Record<SkuStatus, { word: string; tone: Tone }> = {
  ACTIVE: { word: 'Active', tone: 'good' },
  OUT_OF_STOCK: { word: 'Out of stock', tone: 'bad' },
  UPCOMING: { word: 'Upcoming', tone: 'moving' },
  DISCONTINUED: { word: 'Discontinued', tone: 'over' },
  ON_SALE: { word: 'On sale', tone: 'good' },
};

/** The order of the tabs: a narrow screen shows the first ones. */
const IN_TABS: readonly SkuStatus[] = ['ACTIVE', 'ON_SALE', 'OUT_OF_STOCK', 'UPCOMING', 'DISCONTINUED'];

export const STATUS_CHOICES = IN_TABS.map((value) => ({ value, word: SKU_STATUS[value].word }));
