import { SKU_STATUSES } from '#contract/calls/skus.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const SKU_STATUS: Record<SkuStatus, { word: string; tone: Tone }> = {
  ACTIVE: { word: 'Active', tone: 'good' },
  OUT_OF_STOCK: { word: 'Out of stock', tone: 'bad' },
  UPCOMING: { word: 'Upcoming', tone: 'moving' },
  DISCONTINUED: { word: 'Discontinued', tone: 'over' },
  ON_SALE: { word: 'On sale', tone: 'good' },
};

export const STATUS_CHOICES = SKU_STATUSES.map((value) => ({ value, word: SKU_STATUS[value].word }));
