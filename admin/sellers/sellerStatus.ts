import type { SellerStatus } from '#contract/states/seller.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/sellers.ts';
import { words as own } from '../words/en/sellers-own.ts';

export const SELLER_STATUS: Record<SellerStatus, { word: string; tone: Tone }> = {
  PENDING_VERIFICATION: { word: own.toVerify, tone: 'due' },
  ACTIVE: { word: own.sells, tone: 'good' },
  SUSPENDED: { word: own.suspended, tone: 'bad' },
  DEACTIVATED: { word: own.deactivated, tone: 'waiting' },
  CLOSED: { word: own.closed, tone: 'waiting' },
};

/** The labels of the buttons. */
export const SELLER_MOVE_LABELS: Record<Exclude<SellerStatus, 'PENDING_VERIFICATION'>, string> = {
  ACTIVE: words.allowToSell,
  SUSPENDED: words.suspend,
  DEACTIVATED: words.deactivate,
  CLOSED: words.closeForGood,
};
