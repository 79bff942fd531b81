import { PAYOUT_STATUSES, PAYOUT_WORDS } from '#contract/states/payout.ts';
import type { NoPayoutReason, PayoutStatus } from '#contract/states/payout.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words as run } from '../words/en/payouts-run.ts';
import { words } from '../words/en/payouts.ts';
import { shared } from '../words/language.ts';

/** The tone of each status, from the platform's side: a due payout needs an action. */
export const PAYOUT_TONES: Record<PayoutStatus, Tone> = {
  PENDING: 'due',
  PROCESSING: 'moving',
  PAID: 'good',
  FAILED: 'bad',
  ON_HOLD: 'waiting',
};

export const PAYOUT_CHOICES = PAYOUT_STATUSES.map((value) => ({ value, word: shared(PAYOUT_WORDS[value]) }));

/** The labels of the buttons. */
export const PAYOUT_STEPS: Record<PayoutStatus, string> = {
  PENDING: run.release,
  PROCESSING: run.sentToTheBank,
  PAID: run.itIsPaid,
  FAILED: run.itFailed,
  ON_HOLD: run.putOnHold,
};

/** The consequence of each move, shown before it is made. */
export const PAYOUT_EFFECTS: Record<PayoutStatus, string> = {
  PENDING: run.itCanBePaidAgain,
  PROCESSING: run.theBankHasTheOrder,
  PAID: run.theMoneyHasLeftThe,
  FAILED: run.theAmountIsOwedTo,
  ON_HOLD: run.itWaitsUntilSomebodyReleases,
};

/** Why a seller is not paid now. */
export const NOT_NOW_LABELS: Record<NoPayoutReason, string> = {
  NOTHING: words.nothingPayableYet,
  NEGATIVE: words.owesMoreThanItIs,
  BELOW_MINIMUM: words.lessThanTheMinimumGoes,
  NO_BANK: words.noBankAccount,
};
