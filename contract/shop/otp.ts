import { bareCode } from './bare-text.ts';
import { CODE_LENGTH } from './policy.ts';

const ALONE = new RegExp(`(?:^|\\D)(\\d{${CODE_LENGTH}})(?:\\D|$)`);

/**
 * Returns the digits of an OTP from any copied form: with spaces and dashes, in the digits of any script, or with the
 * text of the mail around it. A text without an OTP is returned without such characters, so that the validation refuses
 * it.
 */
export function otpDigits(text: string): string {
  const code = bareCode(text);
  return ALONE.exec(code)?.[1] ?? code;
}

/** Returns the digits that an OTP field shows for its input, at most as many as an OTP has. */
export function otpTyped(text: string): string {
  return otpDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH);
}
