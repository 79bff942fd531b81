import { bareCode, inCapitals, plainSigns } from './bare-text.ts';
import { maskedAddress } from './masked.ts';

/*
 * The destination of a refund that cannot go back to its payment. Formats: IFSC and account numbers by the RBI, UPI ids
 * by the NPCI (a dot after the @ would be an e-mail).
 */

/** The gateway's minimum refund is one rupee: https://razorpay.com/docs/api/refunds/create-normal/ */
export const LEAST_REFUND_PAISE = 100;

export const UPI_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** A text of digits, because leading zeros count. */
export const ACCOUNT_NUMBER = /^[0-9]{9,18}$/;

/**
 * Returns a UPI id in lower case, without spaces and surrounding text. @example bareUpiId('UPI: Asha@okHDFC') //
 * 'asha@okhdfc'
 */
export function bareUpiId(text: string): string {
  const id = plainSigns(text)
    .replace(/[\s'"`\u2018-\u201f()[\]<>]/g, '')
    .replace(/^upi(?:id)?:/i, '')
    .replace(/[,;.]$/, '');
  return id.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Returns an IFSC in capitals, without characters that cannot belong to it. */
export function bareIfsc(text: string): string {
  return inCapitals(bareCode(text));
}

/** Returns an account number without its group separators. */
export function bareAccountNumber(text: string): string {
  return bareCode(text);
}

export type RefundDestination =
  | { way: 'UPI'; upiId: string }
  | { way: 'BANK'; accountNumber: string; ifsc: string; name: string };

/** Returns the masked form for everybody who does not pay to it: its owner can still recognize it. */
export function masked(destination: RefundDestination): string {
  if (destination.way === 'BANK') return `account •••• ${destination.accountNumber.slice(-4)}, ${destination.ifsc}`;
  return maskedAddress(destination.upiId);
}
