import { maskedAddress } from './masked.ts';

/*
 * Where money goes that cannot go back to a payment. Formats: IFSC and account numbers as the RBI has them, UPI ids as the
 * NPCI has them (a dot after the @ would be an e-mail).
 */

/** The gateway gives nothing below a rupee back: https://razorpay.com/docs/api/refunds/create-normal/ */
export const LEAST_REFUND_PAISE = 100;

export const UPI_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Digits with their leading zeros, so a text. */
export const ACCOUNT_NUMBER = /^[0-9]{9,18}$/;

export type RefundDestination =
  | { way: 'UPI'; upiId: string }
  | { way: 'BANK'; accountNumber: string; ifsc: string; name: string };

/** As it is shown wherever nobody has to pay to it: enough for its owner to know it again. */
export function masked(destination: RefundDestination): string {
  if (destination.way === 'BANK') return `account •••• ${destination.accountNumber.slice(-4)}, ${destination.ifsc}`;
  return maskedAddress(destination.upiId);
}
