import type { RemittanceOutcome } from '#contract/shop/remittance.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** The tone of each outcome: a due line needs a question to the courier. */
export const OUTCOME_TONES: Record<RemittanceOutcome, Tone> = {
  RECEIVED: 'good',
  SHORT: 'due',
  OVER: 'due',
  DOUBLE: 'due',
  UNKNOWN: 'bad',
};
