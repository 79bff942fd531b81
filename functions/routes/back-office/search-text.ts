import { bareEmail, plainSigns } from '#contract/shop/bare-text.ts';
import { mobileDigits } from '#contract/shop/india.ts';
import { isOrderNumber, canonicalOrderNumber } from '#contract/shop/order-number.ts';
import { cleaned } from '#contract/shop/text.ts';

/** Invisible marks of text direction, which phones and chat apps add to copied text. */
const MARKS = /[\u061c\u200e\u200f]/g;
/** A number with spaces between its groups, such as an AWB or a UTR. */
const GROUPED_NUMBER = /^\d[\d ]{7,}\d$/;

/**
 * Returns the search text of a console list. Order numbers, mobile numbers, e-mails and long numbers are normalised as
 * records have them, however they were copied. Other text loses its invisible characters.
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
