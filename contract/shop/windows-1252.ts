/*
 * The effects of Excel's “CSV (Comma delimited)” on a text: it is Windows-1252, and missing letters become question
 * marks, or ASCII if Windows has a best-fit character.
 */

/** Characters of Windows-1252 beyond ASCII and Latin-1. */
const OTHERS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isHeld = (sign: string) => /^[\t\n\r\u0020-\u007e\u00a0-\u00ff]$/.test(sign) || OTHERS.includes(sign);

/** Dashes, quotes and spaces with a best-fit character in Windows. */
const LIKENESSES: readonly (readonly [signs: RegExp, likeness: string])[] = [
  [/[\u2010\u2011\u2212]/, '-'],
  [/[\u2000-\u200a\u202f\u205f\u3000]/, ' '],
  [/[\u02b9\u02bc\u2032]/, "'"],
  [/[\u02ba\u2033]/, '"'],
];

/**
 * Returns the possible replacements of a character by Windows: a question mark, its best-fit character, or the letter
 * without its accent.
 */
function substitutesOf(sign: string): string[] {
  const [base = ''] = sign.normalize('NFKD');
  const likeness = LIKENESSES.find(([signs]) => signs.test(sign))?.[1];
  // A character of two code units may become two question marks.
  return ['??'.slice(0, sign.length), '?', ...(likeness ? [likeness] : []), ...(/^[!-~]$/.test(base) ? [base] : [])];
}

/** Returns whether a text is another one as Excel saves it without Unicode; false for the same text. */
export function isLossyCopy(original: string, copy: string): boolean {
  if (original === copy) return false;
  let rest = copy;
  for (const sign of original) {
    const written = isHeld(sign) ? [sign] : substitutesOf(sign);
    const found = written.find((one) => rest.startsWith(one));
    if (found === undefined) return false;
    rest = rest.slice(found.length);
  }
  return rest === '';
}

const isHeldWhole = (text: string) => [...text].every(isHeld);
const questionMarks = (text: string) => text.split('?').length - 1;

/** A word of question marks only. */
const LOST_WORD = /(?:^|[\s>("'“])(\?{2,})(?=$|[\s<).,;:"'”])/;

/**
 * Returns the part of a text that lost letters in a spreadsheet: a replacement character, a word of question marks, or
 * a new question mark at the position of a stored letter that Windows-1252 lacks; undefined if there is none. If the
 * text still has such letters, its question marks are intended.
 * @param original the stored text; empty for a new record
 */
export function lostLetters(original: string, copy: string): string | undefined {
  const replaced = /\S*\ufffd\S*/.exec(copy)?.[0];
  if (replaced !== undefined || !isHeldWhole(copy)) return replaced;
  const word = LOST_WORD.exec(copy)?.[1];
  if (word !== undefined && !original.includes(word)) return word;
  const isFewer = !isHeldWhole(original) && questionMarks(copy) > questionMarks(original);
  return isFewer ? /\S*\?\S*/.exec(copy)?.[0] : undefined;
}
