/**
 * The result of a line in a courier's remittance file: the full open amount of a parcel, less, more, cash for a parcel
 * that was settled before, or for an unknown parcel.
 */
export const REMITTANCE_OUTCOMES = ['RECEIVED', 'SHORT', 'OVER', 'DOUBLE', 'UNKNOWN'] as const;
export type RemittanceOutcome = (typeof REMITTANCE_OUTCOMES)[number];

export const REMITTANCE_WORDS: Record<RemittanceOutcome, string> = {
  RECEIVED: 'Received',
  SHORT: 'Short',
  OVER: 'Too much',
  DOUBLE: 'Double',
  UNKNOWN: 'Unknown parcel',
};

/** The most lines of a remittance file. */
export const MOST_REMITTANCE_LINES = 1500;
