import { printedAs } from './printed-signs.ts';

/**
 * Which signs a text of the shop may hold. Names and addresses that have others are refused (`isPlainLine`), what people
 * write at length is rid of them (`cleaned`), and no text at all is taken with one that is bad (`hasBadSign`).
 */

/** Control characters but tab and line breaks, and the separators of lines that are no line breaks. */
const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029';
/** They show a text in another order than it is read: embeddings, overrides and isolates (Unicode Standard Annex 9). */
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069';
/**
 * What is not seen: Default_Ignorable_Code_Point and the annotation signs, but for what shapes words and emoji, which is
 * joiner, non-joiner, marks of direction and variation selectors. And the replacement character: it says that a letter
 * was lost.
 */
const UNSEEN =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0' +
  '\\ufff0-\\ufffb\\ufffd\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
/** Halves of a character, and points of none. */
const NO_CHARACTER = '\\p{Cs}\\p{Noncharacter_Code_Point}';

/** Signs no text of the shop keeps. */
const BAD = new RegExp(`[${CONTROL}${DIRECTION}${UNSEEN}${NO_CHARACTER}]`, 'u');
const ALL_BAD = new RegExp(BAD, 'gu');

export function hasBadSign(text: string): boolean {
  return BAD.test(text);
}

/** Returns the first sign of a text that no text of the shop keeps, and where it is, in words; undefined without one. */
export function badSign(text: string): string | undefined {
  const found = BAD.exec(text);
  return found ? signInWords(found[0], text.slice(0, found.index)) : undefined;
}

/**
 * Joiner and non-joiner change the shape of letters in these scripts of India, and stand right after one (RFC 5892,
 * appendix A, for names of computers); anywhere else they only hide in a word.
 */
const JOINED_LETTER =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}]$/u;
const PLAIN_SIGN = /^(?![\ufe00-\ufe0f])[\p{L}\p{M}\p{N}\p{P}\p{Zs}+|^`´°₹]$/u;

/**
 * Letters that papers have, digits, spaces and ordinary punctuation: what a label can print. Emoji, control characters,
 * direction marks and angle brackets are not.
 */
export function isPlainLine(text: string): boolean {
  return unprintableSign(text) === undefined;
}

/**
 * Returns the first sign of a text that a label cannot print, and where it is, in words; undefined without one.
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
 * Returns the first letter or digit of a text that papers cannot print, and where it is, in words; undefined without one.
 * Ornaments such as emoji are none: papers leave them out.
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
/** Of what is before a sign a fault repeats so many characters. */
const REPEATED = 16;

/** Names a sign and its place; who cannot see it is told what to do. */
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

/** A text as it is kept: without bad signs and space around it, its lines broken in one way, its letters spelt in one (NFC). */
export function cleaned(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(ALL_BAD, '')
    .normalize('NFC')
    .trim();
}
