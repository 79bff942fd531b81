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
 * joiner, non-joiner, marks of direction and variation selectors.
 */
const UNSEEN =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0' +
  '\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
/** Halves of a character, and points of none. */
const NO_CHARACTER = '\\p{Cs}\\p{Noncharacter_Code_Point}';

/** Signs no text of the shop keeps. */
const BAD = new RegExp(`[${CONTROL}${DIRECTION}${UNSEEN}${NO_CHARACTER}]`, 'u');
const ALL_BAD = new RegExp(BAD, 'gu');

export function hasBadSign(text: string): boolean {
  return BAD.test(text);
}

/**
 * Joiner and non-joiner change the shape of letters in these scripts of India and its neighbours, and stand right after
 * one (RFC 5892, appendix A, for names of computers); anywhere else they only hide in a word.
 */
const JOINED_LETTER =
  /([\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}])[\u200c\u200d]/gu;

/**
 * Letters of any script, digits, spaces and ordinary punctuation: what a courier's label can print. Emoji, control
 * characters, direction marks and angle brackets are not.
 */
export function isPlainLine(text: string): boolean {
  return (
    !BAD.test(text) &&
    /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+|^`´°₹]*$/u.test(text.replace(JOINED_LETTER, '$1')) &&
    !/[\ufe00-\ufe0f]/.test(text)
  );
}

/** A text as it is kept: without bad signs and space around it, its lines broken in one way, its letters spelt in one (NFC). */
export function cleaned(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(ALL_BAD, '')
    .normalize('NFC')
    .trim();
}
