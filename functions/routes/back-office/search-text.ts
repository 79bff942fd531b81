import { bareEmail, plainSigns } from '#contract/shop/bare-text.ts';
import { mobileDigits } from '#contract/shop/india.ts';
import { isOrderNumber, canonicalOrderNumber } from '#contract/shop/order-number.ts';
import { cleaned } from '#contract/shop/text.ts';

/** Marks of direction, which phones and chat apps put around what is copied. */
const MARKS = /[\u061c\u200e\u200f]/g;
/** A number with spaces between its groups: an AWB, a UTR. */
const GROUPED_NUMBER = /^\d[\d ]{7,}\d$/;

/**
 * Returns what a list of the console searches for: order numbers, mobile numbers, e-mails and long numbers as records
 * have them, however they were copied; other words without invisible signs.
 */
export function searchText(text: string): string {
  const order = canonicalOrderNumber(text);
  if (isOrderNumber(order)) return order;
  const mobile = mobileDigits(text);
  if (/^[6-9]\d{9}$/.test(mobile)) return mobile;
  const plain = plainSigns(text);
  if (GROUPED_NUMBER.test(plain)) return plain.replaceAll(' ', '');
  const label = cleaned(text).replace(MARKS, '').trim();
  return label.includes('@') ? bareEmail(label) : label;
}
