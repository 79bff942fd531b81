/**
 * What a line of a courier's file is: all that was still to come for a parcel, less or more than that, cash for a parcel
 * that was received already, or for one that nobody knows to collect any.
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

/** A file of a courier may have so many lines. */
export const MOST_REMITTANCE_LINES = 1500;
