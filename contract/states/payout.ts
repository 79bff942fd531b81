/** Where a payout stands. PROCESSING is with the bank; FAILED gives the money back to the seller's balance. */
export const PAYOUT_STATUSES = ['PENDING', 'PROCESSING', 'PAID', 'FAILED', 'ON_HOLD'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Where the house may move a payout. What was paid may still come back from the bank; what failed is paid anew. */
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

/** Statuses of a payout whose money is on its way. */
export const PAYOUTS_UNDER_WAY = ['PENDING', 'PROCESSING', 'ON_HOLD'] as const;

/** Why nothing is paid out to a seller now. */
export const NO_PAYOUT_REASONS = ['NOTHING', 'NEGATIVE', 'BELOW_MINIMUM', 'NO_BANK'] as const;
export type NoPayoutReason = (typeof NO_PAYOUT_REASONS)[number];
