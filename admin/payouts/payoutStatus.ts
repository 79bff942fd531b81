import { PAYOUT_STATUSES, PAYOUT_WORDS } from '#contract/states/payout.ts';
import type { NoPayoutReason, PayoutStatus } from '#contract/states/payout.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** The tone of each status, from the platform's side: a due payout needs an action. */
export const PAYOUT_TONES: Record<PayoutStatus, Tone> = {
  PENDING: 'due',
  PROCESSING: 'moving',
  PAID: 'good',
  FAILED: 'bad',
  ON_HOLD: 'waiting',
};

export const PAYOUT_CHOICES = PAYOUT_STATUSES.map((value) => ({ value, word: PAYOUT_WORDS[value] }));

/** The labels of the buttons. */
export const PAYOUT_STEPS: Record<PayoutStatus, string> = {
  PENDING: 'Release',
  PROCESSING: 'Sent to the bank',
  PAID: 'It is paid',
  FAILED: 'It failed',
  ON_HOLD: 'Put on hold',
};

/** The consequence of each move, shown before it is made. */
export const PAYOUT_EFFECTS: Record<PayoutStatus, string> = {
  PENDING: 'It can be paid again, to the seller’s present bank account.',
  PROCESSING: 'The bank has the order to transfer it.',
  PAID: 'The money has left the bank.',
  FAILED: 'The amount is owed to the seller again, and goes out with the next payout.',
  ON_HOLD: 'It waits until somebody releases it.',
};

/** Why a seller is not paid now. */
export const NOT_NOW_LABELS: Record<NoPayoutReason, string> = {
  NOTHING: 'Nothing payable yet',
  NEGATIVE: 'Owes more than it is owed: taken off the next payout',
  BELOW_MINIMUM: 'Less than the minimum: goes with the next payout',
  NO_BANK: 'No bank account',
};
