import { bareCode } from './bare-text.ts';
import { CODE_LENGTH } from './policy.ts';

const ALONE = new RegExp(`(?:^|\\D)(\\d{${CODE_LENGTH}})(?:\\D|$)`);

/**
 * Returns the digits of an OTP, however it was copied: with spaces and dashes, in the digits of any script, or with the
 * words of the mail around it. A text without an OTP comes back without such signs, for the check to refuse.
 */
export function otpDigits(text: string): string {
  const code = bareCode(text);
  return ALONE.exec(code)?.[1] ?? code;
}

/** Returns the digits a field for an OTP shows for what is typed or pasted into it, at most as many as an OTP has. */
export function otpTyped(text: string): string {
  return otpDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);
}
