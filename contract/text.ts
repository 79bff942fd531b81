/**
 * Which signs a text of the shop may hold. Names and addresses that have others are refused (`isPlainLine`), what people
 * write at length is rid of them (`cleaned`), and no text at all is taken with one that is bad (`hasBadSign`).
 */

/**
 * Signs no text of the shop keeps: control characters but tab and line breaks; separators of lines; embeddings,
 * overrides and isolates of direction, which show a text in another order than it is read (Unicode Standard Annex 9);
 * whatever is not seen (Default_Ignorable_Code_Point) but for what shapes words and emoji: joiner, non-joiner, marks of
 * direction and variation selectors; and what is no character, like half of a surrogate pair.
 */
const BAD =
  /[\u034f\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\u00ad\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Cs}\p{Noncharacter_Code_Point}]/u;
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
