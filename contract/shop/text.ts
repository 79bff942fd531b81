import { printedAs } from './printed-signs.ts';

/**
 * The characters that texts of the shop may contain. Names and addresses with others are refused (`isPlainLine`).
 * Longer texts are cleaned of them (`cleaned`). No text with a bad character is accepted (`hasBadSign`).
 */

/** Control characters except tab and line breaks, and the separators of lines that are not line breaks. */
const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029';
/**
 * They display a text in another order than it is read: embeddings, overrides and isolates (Unicode Standard Annex 9).
 */
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069';
/**
 * Invisible characters: Default_Ignorable_Code_Point and the annotation characters. Excluded are joiner, non-joiner,
 * direction marks and variation selectors, which shape words and emoji. The replacement character is included, because
 * it shows that a letter was lost.
 */
const UNSEEN =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0' +
  '\\ufff0-\\ufffb\\ufffd\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
/** Surrogates and noncharacters. */
const NO_CHARACTER = '\\p{Cs}\\p{Noncharacter_Code_Point}';

/** Characters that no text of the shop stores. */
const BAD = new RegExp(`[${CONTROL}${DIRECTION}${UNSEEN}${NO_CHARACTER}]`, 'u');
const ALL_BAD = new RegExp(BAD, 'gu');

export function hasBadSign(text: string): boolean {
  return BAD.test(text);
}

/** Describes the first bad character of a text and its position; undefined if there is none. */
export function badSign(text: string): string | undefined {
  const found = BAD.exec(text);
  return found ? signInWords(found[0], text.slice(0, found.index)) : undefined;
}

/**
 * Joiner and non-joiner change the shape of letters in these scripts of India directly after one (RFC 5892, appendix A,
 * for domain names). Elsewhere they are only invisible.
 */
const JOINED_LETTER =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}]$/u;
const PLAIN_SIGN = /^(?![\ufe00-\ufe0f])[\p{L}\p{M}\p{N}\p{P}\p{Zs}+|^`´°₹]$/u;

/**
 * Returns whether a label can print a text: letters in the documents' typefaces, digits, spaces and ordinary
 * punctuation. Emoji, control characters, direction marks and angle brackets are excluded.
 */
export function isPlainLine(text: string): boolean {
  return unprintableSign(text) === undefined;
}

/**
 * Describes the first character of a text that a label cannot print, and its position; undefined if there is none.
 * @example unprintableSign('Asha 💍 Rao') // '“💍” after “Asha”'
 */
export function unprintableSign(text: string): string | undefined {
  let before = '';
  for (const sign of text) {
    const isJoiner = /[\u200c\u200d]/.test(sign) && JOINED_LETTER.test(before.slice(-2));
    const isPlain = !BAD.test(sign) && PLAIN_SIGN.test(sign) && printedAs(sign) !== undefined;
    if (!isJoiner && !isPlain) return signInWords(sign, before);
    before += sign;
  }
  return undefined;
}

/**
 * Describes the first letter or digit of a text that documents cannot print, and its position; undefined if there is
 * none. Ornaments such as emoji do not count: documents leave them out.
 */
export function unprintableLetter(text: string): string | undefined {
  let before = '';
  for (const sign of text) {
    if (/[\p{L}\p{N}]/u.test(sign) && printedAs(sign) === undefined) return signInWords(sign, before);
    before += sign;
  }
  return undefined;
}

const UNSEEN_SIGN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/u;
/** The most characters before a bad character that its message repeats. */
const REPEATED = 16;

/** Describes a character and its position. For an invisible character the message says what to do. */
function signInWords(sign: string, before: string): string {
  const known = [...before.trim()];
  const cut = known.length > REPEATED ? '…' : '';
  const place = known.length === 0 ? 'at the beginning' : `after “${cut}${known.slice(-REPEATED).join('')}”`;
  if (/[\n\r\u2028\u2029]/.test(sign)) return `a line break ${place}`;
  if (sign === '\t') return `a tab ${place}`;
  if (/\p{Cs}/u.test(sign)) return `half a character ${place}`;
  if (!UNSEEN_SIGN.test(sign)) return `“${sign}” ${place}`;
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `an invisible character (U+${code}) ${place}. Please type the text instead of pasting it`;
}

/** Returns a text as it is stored: without bad characters and surrounding space, with uniform line breaks, in NFC. */
export function cleaned(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(ALL_BAD, '')
    .normalize('NFC')
    .trim();
}
