import type { Day } from '../shop/dates.ts';

export const TAX_RATE_STATUSES = ['active', 'upcoming', 'ended', 'inactive'] as const;
export type TaxRateStatus = (typeof TAX_RATE_STATUSES)[number];

interface Standing {
  isActive: boolean;
  effectiveFrom: Day | null;
  effectiveUntil: Day | null;
}

/** Returns the status of a rate on a day; its first and last day are included. */
export function taxRateStatus({ isActive, effectiveFrom, effectiveUntil }: Standing, today: Day): TaxRateStatus {
  if (!isActive) return 'inactive';
  if (effectiveFrom !== null && effectiveFrom > today) return 'upcoming';
  return effectiveUntil !== null && effectiveUntil < today ? 'ended' : 'active';
}
