/*
 * What becomes of a text that Excel saves as “CSV (Comma delimited)”: that is Windows-1252, and letters it lacks become
 * question marks, or ASCII where Windows finds a likeness.
 */

/** Signs of Windows-1252 beyond ASCII and Latin-1. */
const OTHERS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isHeld = (sign: string) => /^[\t\n\r\u0020-\u007e\u00a0-\u00ff]$/.test(sign) || OTHERS.includes(sign);

/** Dashes, quotes and spaces for which Windows has a likeness. */
const LIKENESSES: readonly (readonly [signs: RegExp, likeness: string])[] = [
  [/[\u2010\u2011\u2212]/, '-'],
  [/[\u2000-\u200a\u202f\u205f\u3000]/, ' '],
  [/[\u02b9\u02bc\u2032]/, "'"],
  [/[\u02ba\u2033]/, '"'],
];

/** What Windows may write in place of a sign: a question mark, its likeness, or the letter without its accent. */
function substitutesOf(sign: string): string[] {
  const [base = ''] = sign.normalize('NFKD');
  const likeness = LIKENESSES.find(([signs]) => signs.test(sign))?.[1];
  // A sign of two code units may become two question marks.
  return ['??'.slice(0, sign.length), '?', ...(likeness ? [likeness] : []), ...(/^[!-~]$/.test(base) ? [base] : [])];
}

/** Whether a text is another one as Excel saves it without Unicode. The same text is not. */
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

/** A word of question marks alone. */
const LOST_WORD = /(?:^|[\s>("'“])(\?{2,})(?=$|[\s<).,;:"'”])/;

/**
 * Returns the part of a text in which letters were lost on the way through a spreadsheet: a replacement character, a word
 * of question marks, or a new question mark where the record has letters that Windows-1252 lacks; undefined without one.
 * In a text that still has such letters question marks are meant.
 * @param original the text of the record; empty for a new one
 */
export function lostLetters(original: string, copy: string): string | undefined {
  const replaced = /\S*\ufffd\S*/.exec(copy)?.[0];
  if (replaced !== undefined || !isHeldWhole(copy)) return replaced;
  const word = LOST_WORD.exec(copy)?.[1];
  if (word !== undefined && !original.includes(word)) return word;
  const isFewer = !isHeldWhole(original) && questionMarks(copy) > questionMarks(original);
  return isFewer ? /\S*\?\S*/.exec(copy)?.[0] : undefined;
}
