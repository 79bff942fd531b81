import { WEIGHT_DISPUTE_STATUSES } from '#contract/states/weight-dispute.ts';
import type { WeightDisputeEnd, WeightDisputeStatus } from '#contract/states/weight-dispute.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { words } from '../words/en/weight-disputes.ts';

export const DISPUTE_STATUS: Record<WeightDisputeStatus, { word: string; tone: Tone }> = {
  OPEN: { word: words.open, tone: 'due' },
  ACCEPTED: { word: words.accepted, tone: 'good' },
  REJECTED: { word: words.rejected, tone: 'bad' },
  WITHDRAWN: { word: words.withdrawn, tone: 'over' },
};

export const STATUS_CHOICES = WEIGHT_DISPUTE_STATUSES.map((value) => ({ value, word: DISPUTE_STATUS[value].word }));

interface EndLabels {
  /** The label of the button. */
  word: string;
  question: string;
  effect: string;
}

/** The question before each outcome. */
export const END_LABELS: Record<WeightDisputeEnd, EndLabels> = {
  ACCEPTED: {
    word: words.courierAccepts,
    question: words.doesTheCourierCreditIt,
    effect: words.theDisputeEndsAsAccepted,
  },
  REJECTED: {
    word: words.courierRejects,
    question: words.doesTheCourierRejectIt,
    effect: words.theDisputeEndsAsRejected,
  },
  WITHDRAWN: {
    word: words.withdraw,
    question: words.withdrawThisDispute,
    effect: words.itIsNotFollowedUp,
  },
};

/** @example kilograms(0.42) // '0.42 kg' */
export const kilograms = (weight: number) =>
  words.inKilograms(weight.toLocaleString('en-IN', { maximumFractionDigits: 3 }));
