/*
 * The characters in the typefaces of documents (`scripts/fonts.ts`): Latin letters, and those of the scripts of India's
 * languages. Names and addresses with other letters are refused, because invoices and labels could not print them.
 */

/** Letters and other characters of Latin text. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0137\u0139-\u017eḌḍḤḥḶḷḸḹḺḻṂṃṄṅṆṇṚṛṜṝṞṟṢṣṬṭẎẏ–—‘’“”•…₹−]$/u;

/** Scripts with a typeface of their own, by its file name. */
const LETTERS = {
  devanagari: /^[\u0900-\u097f]$/,
  bengali: /^[\u0980-\u09ff]$/,
  gurmukhi: /^[\u0a00-\u0a7f]$/,
  gujarati: /^[\u0a80-\u0aff]$/,
  oriya: /^[\u0b00-\u0b7f]$/,
  tamil: /^[\u0b80-\u0bff]$/,
  telugu: /^[\u0c00-\u0c5b\u0c5d-\u0c7f]$/,
  kannada: /^[\u0c80-\u0cdb\u0cdd-\u0cff]$/,
  malayalam: /^[\u0d00-\u0d7f]$/,
  'ol-chiki': /^[\u1c50-\u1c7f]$/,
  'meetei-mayek': /^[\uabc0-\uabff]$/,
  arabic: /^[\u0606-\u061b\u061d-\u06dc\u06de-\u06ff\u0750-\u077f]$/,
} as const;
export type Script = keyof typeof LETTERS;
const ASSIGNED = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u;
export const SCRIPTS = Object.keys(LETTERS) as Script[];

/** Returns the script of a character that is printed with a typeface of its own; undefined for others. */
export function scriptOf(sign: string): Script | undefined {
  return ASSIGNED.test(sign) ? SCRIPTS.find((name) => LETTERS[name].test(sign)) : undefined;
}

/** Printable replacements of characters that NFKD does not map. */
const LIKE: Record<string, string> = { '′': "'", '″': '"', ʹ: "'", ʼ: '’', ʻ: '‘', '‚': ',', '„': '"' };

/**
 * Returns the printed form of a character: itself, or a replacement without its accent or ornament; undefined if there
 * is none.
 * @example printedAs('é') // 'é'; printedAs('ế') // 'e'; printedAs('Ａ') // 'A'; printedAs('金') // undefined
 */
export function printedAs(sign: string): string | undefined {
  if (LATIN.test(sign) || scriptOf(sign) !== undefined) return sign;
  if (/^\p{Zs}$/u.test(sign)) return ' ';
  if (/^\p{Pd}$/u.test(sign)) return '-';
  if (LIKE[sign] !== undefined) return LIKE[sign];
  // An accent that belongs to no known letter.
  if (/^\p{M}$/u.test(sign) && /^\p{Script=Inherited}$/u.test(sign)) return '';
  const plain = sign.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const isPrinted =
    plain !== sign && plain !== '' && Array.from(plain).every((part) => LATIN.test(part) || scriptOf(part));
  return isPrinted ? plain : undefined;
}
