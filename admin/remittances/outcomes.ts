import type { RemittanceOutcome } from '#contract/shop/remittance.ts';
import type { Tone } from '../ui/StatusChip.tsx';

/** How each line stands: due is what somebody must ask the courier about. */
export const OUTCOME_TONES: Record<RemittanceOutcome, Tone> = {
  RECEIVED: 'good',
  SHORT: 'due',
  OVER: 'due',
  DOUBLE: 'due',
  UNKNOWN: 'bad',
};
