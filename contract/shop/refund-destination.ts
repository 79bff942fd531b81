import { bareCode, inCapitals, plainSigns } from './bare-text.ts';
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

/** Returns a UPI id in small letters, without spaces and what is around it. @example bareUpiId('UPI: Asha@okHDFC') // 'asha@okhdfc' */
export function bareUpiId(text: string): string {
  const id = plainSigns(text)
    .replace(/[\s'"`\u2018-\u201f()[\]<>]/g, '')
    .replace(/^upi(?:id)?:/i, '')
    .replace(/[,;.]$/, '');
  return id.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Returns an IFSC without signs that cannot belong to it, in capitals. */
export function bareIfsc(text: string): string {
  return inCapitals(bareCode(text));
}

/** Returns an account number without what people group it by. */
export function bareAccountNumber(text: string): string {
  return bareCode(text);
}

export type RefundDestination =
  | { way: 'UPI'; upiId: string }
  | { way: 'BANK'; accountNumber: string; ifsc: string; name: string };

/** As it is shown wherever nobody has to pay to it: enough for its owner to know it again. */
export function masked(destination: RefundDestination): string {
  if (destination.way === 'BANK') return `account •••• ${destination.accountNumber.slice(-4)}, ${destination.ifsc}`;
  return maskedAddress(destination.upiId);
}
