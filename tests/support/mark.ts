import { randomInt } from 'node:crypto';

/**
 * Consonants that the search's spelling rules do not change: a mark stays one word, and no mark is a misspelling of
 * another.
 */
const LETTERS = 'bdfgklmnprtv';
const LENGTH = 12;

const MADE_BY_A_TEST = new RegExp(`(^|-)[${LETTERS}]{${LENGTH}}-\\d+$`);

/** Returns whether a test made the page at this address: it ends with a mark and a number. */
export function isMadeByTest(seoUrl: string): boolean {
  return MADE_BY_A_TEST.test(seoUrl);
}

/** Returns a new word for the names and emails of one test file's records, so that files do not meet. */
export function newMark(): string {
  let mark = '';
  while (mark.length < LENGTH) {
    const letter = LETTERS[randomInt(LETTERS.length)]!;
    // The search treats a doubled letter as one.
    if (!mark.endsWith(letter)) mark += letter;
  }
  return mark;
}
