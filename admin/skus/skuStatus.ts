import type { SkuStatus } from '#contract/calls/skus.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';

export const SKU_STATUS: Record<SkuStatus, { word: string; tone: Tone }> = {
  ACTIVE: { word: common.active, tone: 'good' },
  OUT_OF_STOCK: { word: words.outOfStock, tone: 'bad' },
  UPCOMING: { word: words.upcoming, tone: 'moving' },
  DISCONTINUED: { word: words.discontinued, tone: 'over' },
  ON_SALE: { word: words.onSale, tone: 'good' },
};

/** The order of the tabs: a narrow screen shows the first ones. */
const IN_TABS: readonly SkuStatus[] = ['ACTIVE', 'ON_SALE', 'OUT_OF_STOCK', 'UPCOMING', 'DISCONTINUED'];

export const STATUS_CHOICES = IN_TABS.map((value) => ({ value, word: SKU_STATUS[value].word }));
