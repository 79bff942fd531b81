import { PAYOUT_STATUSES, PAYOUT_WORDS } from '#contract/states/payout.ts';
import type { NoPayoutReason, PayoutStatus } from '#contract/states/payout.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/payouts.ts';

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
  PENDING: words.release,
  PROCESSING: words.sentToTheBank,
  PAID: words.itIsPaid,
  FAILED: words.itFailed,
  ON_HOLD: words.putOnHold,
};

/** The consequence of each move, shown before it is made. */
export const PAYOUT_EFFECTS: Record<PayoutStatus, string> = {
  PENDING: words.itCanBePaidAgain,
  PROCESSING: words.theBankHasTheOrder,
  PAID: words.theMoneyHasLeftThe,
  FAILED: words.theAmountIsOwedTo,
  ON_HOLD: words.itWaitsUntilSomebodyReleases,
};

/** Why a seller is not paid now. */
export const NOT_NOW_LABELS: Record<NoPayoutReason, string> = {
  NOTHING: words.nothingPayableYet,
  NEGATIVE: words.owesMoreThanItIs,
  BELOW_MINIMUM: words.lessThanTheMinimumGoes,
  NO_BANK: words.noBankAccount,
};
