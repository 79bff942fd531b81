import { WEIGHT_DISPUTE_STATUSES } from '#contract/states/weight-dispute.ts';
import type { WeightDisputeEnd, WeightDisputeStatus } from '#contract/states/weight-dispute.ts';
import type { Tone } from '../ui/StatusChip.tsx';

export const DISPUTE_STATUS: Record<WeightDisputeStatus, { word: string; tone: Tone }> = {
  OPEN: { word: 'Open', tone: 'due' },
  ACCEPTED: { word: 'Accepted', tone: 'good' },
  REJECTED: { word: 'Rejected', tone: 'bad' },
  WITHDRAWN: { word: 'Withdrawn', tone: 'over' },
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
    word: 'Courier accepts',
    question: 'Does the courier credit it?',
    effect: 'The dispute ends as accepted. What the seller is charged stays as it is.',
  },
  REJECTED: {
    word: 'Courier rejects',
    question: 'Does the courier reject it?',
    effect: 'The dispute ends as rejected. What the seller is charged stays as it is.',
  },
  WITHDRAWN: {
    word: 'Withdraw',
    question: 'Withdraw this dispute?',
    effect: 'It is not followed up. Another one can be noted of the same parcel.',
  },
};

/** @example kilograms(0.42) // '0.42 kg' */
export const kilograms = (weight: number) => `${weight.toLocaleString('en-IN', { maximumFractionDigits: 3 })} kg`;
