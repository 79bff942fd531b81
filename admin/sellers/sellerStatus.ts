import type { SellerStatus } from '#contract/states/seller.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/sellers.ts';

export const SELLER_STATUS: Record<SellerStatus, { word: string; tone: Tone }> = {
  PENDING_VERIFICATION: { word: words.toVerify, tone: 'due' },
  ACTIVE: { word: words.sells, tone: 'good' },
  SUSPENDED: { word: words.suspended, tone: 'bad' },
  DEACTIVATED: { word: words.deactivated, tone: 'waiting' },
  CLOSED: { word: words.closed, tone: 'waiting' },
};

/** The labels of the buttons. */
export const SELLER_MOVE_LABELS: Record<Exclude<SellerStatus, 'PENDING_VERIFICATION'>, string> = {
  ACTIVE: words.allowToSell,
  SUSPENDED: words.suspend,
  DEACTIVATED: words.deactivate,
  CLOSED: words.closeForGood,
};
