import { plainSigns } from './bare-text.ts';

/**
 * Returns a telephone number with its country code and single spaces between its groups, from any copied form.
 * @example canonicalPhone('tel:+91-(0)40\u20114000.0000') // '+91 40 4000 0000'
 */
export function canonicalPhone(text: string): string {
  return plainSigns(text)
    .replace(/^tel:/i, '')
    .replace(/^\(?(?:\+|00)/, '+')
    .replaceAll('(0)', ' ')
    .replace(/[\s.()[\]-]+/g, ' ')
    .replace(/^\+ /, '+')
    .trim();
}
