import type { SellerStatus } from '#contract/states/seller.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const SELLER_STATUS: Record<SellerStatus, { word: string; tone: Tone }> = {
  PENDING_VERIFICATION: { word: 'To verify', tone: 'due' },
  ACTIVE: { word: 'Sells', tone: 'good' },
  SUSPENDED: { word: 'Suspended', tone: 'bad' },
  DEACTIVATED: { word: 'Deactivated', tone: 'waiting' },
  CLOSED: { word: 'Closed', tone: 'waiting' },
};

/** The labels of the buttons. */
export const SELLER_MOVE_LABELS: Record<Exclude<SellerStatus, 'PENDING_VERIFICATION'>, string> = {
  ACTIVE: 'Allow to sell',
  SUSPENDED: 'Suspend',
  DEACTIVATED: 'Deactivate',
  CLOSED: 'Close for good',
};
