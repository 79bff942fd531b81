/** The status of a payout. PROCESSING is with the bank; FAILED returns the money to the seller's balance. */
export const PAYOUT_STATUSES = ['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'ON_HOLD'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** The status changes that admins may make. The bank may still return a paid payout; a failed one is paid again. */
export const PAYOUT_MOVES: Record<PayoutStatus, readonly PayoutStatus[]> = {
  PENDING: ['PROCESSING', 'PAID', 'ON_HOLD', 'FAILED'],
  ON_HOLD: ['PENDING', 'FAILED'],
  PROCESSING: ['PAID', 'FAILED'],
  PAID: ['FAILED'],
  FAILED: [],
};

export const PAYOUT_WORDS: Record<PayoutStatus, string> = {
  PENDING: 'To pay',
  PROCESSING: 'With the bank',
  PAID: 'Paid',
  FAILED: 'Failed',
  ON_HOLD: 'On hold',
};

/** The statuses of a payout whose money is in transit. */
export const PAYOUTS_UNDER_WAY = ['PENDING', 'PROCESSING', 'ON_HOLD'] as const;

/** The reasons why a seller gets no payout now. */
export const NO_PAYOUT_REASONS = ['NOTHING', 'NEGATIVE', 'BELOW_MINIMUM', 'NO_BANK'] as const;
export type NoPayoutReason = (typeof NO_PAYOUT_REASONS)[number];
